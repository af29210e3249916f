import type { RecordSchema, Schema } from '../Schema';

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

/** The schema of records whose fields have been renamed. */
export function renamedSchema(form: RecordSchema, rename: (name: string) => string): RecordSchema {
  return { ...form, properties: renameKeys<Schema>(form.properties, rename), ...(form.required && { required: form.required.map(rename) }) };
}

function isEmptyOnTheWire(value: unknown): boolean {
  return value === undefined || value === null;
}
