import { isPlainObject } from './plainObject';

/** By which JSON-LD says what an object is; `@language` and `@value` are a text. */
export const MARKS: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/**
 * An object without what is absent (`null`, `undefined`, empty text) or only marks of JSON-LD, at every level. Elements of a
 * list keep their places, empty or not. In one pass: an export does it a hundred thousand times. `fields`: the marks that are fields of these records.
 */
export function withoutEmpty(record: Record<string, unknown>, fields: readonly string[] = []): Record<string, unknown> {
  const kept: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    if (value !== undefined && value !== null && value !== '' && (!MARKS.has(name) || fields.includes(name))) kept.push([name, cleaned(value, fields)]);
  }
  return Object.fromEntries(kept);
}

function cleaned(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((element) => cleaned(element, fields));
  return isPlainObject(value) ? withoutEmpty(value, fields) : value;
}
