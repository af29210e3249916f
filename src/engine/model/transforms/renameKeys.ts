/** A copy of a record with some keys renamed. When two names become one, the renamed value wins over the one that already had the name, unless it is empty. */
export function renameKeys<Value>(
  record: Readonly<Record<string, Value>>,
  rename: (name: string) => string,
): Record<string, Value> {
  const entries = Object.entries(record);
  const renamed = new Map(entries.filter(([name]) => rename(name) === name));
  for (const [name, value] of entries) {
    const target = rename(name);
    if (target === name || (isEmptyOnTheWire(value) && renamed.has(target))) continue;
    renamed.set(target, value);
  }
  // An assignment would lose a field called `__proto__`.
  return Object.fromEntries(renamed);
}

function isEmptyOnTheWire(value: unknown): boolean {
  return value === undefined || value === null;
}
