import type { Schema } from '../Schema';

/**
 * A copy of a record with some keys renamed, each in its place. When two names become one, the renamed value wins over the one that already had the name,
 * unless it is empty.
 */
export function renameKeys<Value>(
  record: Readonly<Record<string, Value>>,
  rename: (name: string) => string,
): Record<string, Value> {
  const kept = new Set(Object.keys(record).filter((name) => rename(name) === name));
  const renamed = new Map<string, Value>();
  for (const [name, value] of Object.entries(record)) {
    const target = rename(name);
    const isTaken = kept.has(target) || renamed.has(target);
    if (target === name ? renamed.has(name) : isTaken && isEmptyOnTheWire(value)) continue;
    renamed.set(target, value);
  }
  // An assignment would lose a field called `__proto__`.
  return Object.fromEntries(renamed);
}

/** The schema of records whose fields have been renamed, also in its conditions and alternatives. */
export function renamedSchema<Known extends Schema>(schema: Known, rename: (name: string) => string): Known {
  const inside = (part: Schema) => renamedSchema(part, rename);
  const { properties, required, dependencies } = schema;
  const branches = BRANCHES.flatMap((keyword) => (schema[keyword] ? [[keyword, inside(schema[keyword])]] : []));
  const lists = LISTS.flatMap((keyword) => (schema[keyword] ? [[keyword, schema[keyword].map(inside)]] : []));
  const needs = Object.entries(dependencies ?? {}).map(([name, needed]) => [rename(name), Array.isArray(needed) ? needed.map(rename) : inside(needed)]);
  return {
    ...schema,
    ...(properties && { properties: renameKeys<Schema>(properties, rename) }),
    ...(required && { required: required.map(rename) }),
    ...(dependencies && { dependencies: Object.fromEntries(needs) }),
    ...Object.fromEntries([...branches, ...lists]),
  };
}

const BRANCHES = ['if', 'then', 'else', 'not'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

function isEmptyOnTheWire(value: unknown): boolean {
  return value === undefined || value === null;
}
