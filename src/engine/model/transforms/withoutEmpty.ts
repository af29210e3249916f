import { isPlainObject } from './plainObject';

/** The JSON-LD keywords about an object; `@language` and `@value` are not among them, as they make up a text. */
export const MARKS: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/** The fields whose values stay as they are, by name, with those of the objects inside. */
export type Untouched = ReadonlyMap<string, Untouched>;

/**
 * An object without absent values (`null`, `undefined`, empty text) and without JSON-LD keywords, at every level. Elements of a list keep their places, empty
 * or not. It takes a single pass, because an export does it a hundred thousand times. `fields` names the keywords that are fields of these records.
 */
export function withoutEmpty(record: Record<string, unknown>, fields: readonly string[] = [], untouched?: Untouched): Record<string, unknown> {
  const kept: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || value === null || value === '' || (MARKS.has(name) && !fields.includes(name))) continue;
    const inner = untouched?.get(name);
    kept.push([name, inner?.size === 0 ? value : cleaned(value, fields, inner)]);
  }
  return Object.fromEntries(kept);
}

function cleaned(value: unknown, fields: readonly string[], untouched: Untouched | undefined): unknown {
  if (Array.isArray(value)) return value.map((element) => cleaned(element, fields, untouched));
  return isPlainObject(value) ? withoutEmpty(value, fields, untouched) : value;
}

/** Such fields from their dotted paths. */
export function untouchedAt(paths: readonly string[]): Untouched {
  const tops = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  return new Map(tops.map((top) => [top, untouchedAt(paths.flatMap((path) => (path.startsWith(`${top}.`) ? [path.slice(top.length + 1)] : [])))]));
}
