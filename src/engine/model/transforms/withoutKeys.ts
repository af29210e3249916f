/** A copy without some of its keys. */
export function withoutKeys<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
