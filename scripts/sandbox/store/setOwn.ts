/** Sets a field of a record, whatever its name: a plain assignment to `__proto__` would change what the object is. */
export function setOwn(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  else record[name] = value;
}
