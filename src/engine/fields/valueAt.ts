/** What a record holds at a path through its objects and lists; `undefined` where the path leads nowhere. */
export function valueAt(record: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), record);
}
