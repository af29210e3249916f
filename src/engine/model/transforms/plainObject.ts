/** Whether a value is an object of data, and not a list, a file, a date or anything else with its own class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The objects of a list; none of anything else. */
export function plainObjects(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}
