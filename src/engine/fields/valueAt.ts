/** The value at a path through the objects and lists of a record; `undefined` where the path leads nowhere. */
export function valueAt(record: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), record);
}
