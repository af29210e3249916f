import { isPlainObject } from './plainObject';

/** The JSON-LD keywords about an object; `@language` and `@value` are not among them, as they make up a text. */
export const MARKS: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/** What stays as it is: all of a value, or what its objects have inside, by the names of their fields and under all other names. */
export interface Untouched {
  isWhole?: true;
  fields: ReadonlyMap<string, Untouched | undefined>;
  /** Present where an object has free names: a name is something that the operator has given, also without a value. */
  others?: Untouched;
}

/**
 * An object without absent values (`null`, `undefined`, empty text) and without JSON-LD keywords, at every level. Elements of a list keep their places, empty
 * or not. It takes a single pass, because an export does it a hundred thousand times. `fields` names the keywords that are fields of these records.
 */
export function withoutEmpty(record: Record<string, unknown>, fields: readonly string[] = [], untouched?: Untouched): Record<string, unknown> {
  const kept: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    const free = untouched?.fields.has(name) ? undefined : untouched?.others;
    if (value === undefined || ((value === null || value === '') && !free) || (MARKS.has(name) && !fields.includes(name))) continue;
    const inner = free ?? untouched?.fields.get(name);
    kept.push([name, inner?.isWhole ? value : cleaned(value, fields, inner)]);
  }
  return Object.fromEntries(kept);
}

function cleaned(value: unknown, fields: readonly string[], untouched: Untouched | undefined): unknown {
  if (Array.isArray(value)) return value.map((element) => cleaned(element, fields, untouched));
  return isPlainObject(value) ? withoutEmpty(value, fields, untouched) : value;
}
