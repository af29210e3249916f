import { JsonCursor } from './JsonCursor';
import { placeOf, targetOf, type SharedFiles } from './referenceTarget';

/** The schemas that a value obeys wherever it obeys this one: the schema itself, its parts, and what it refers to, in its own file or another one. */
export function partsOf(schema: JsonCursor, shared: SharedFiles, trail: readonly string[] = []): JsonCursor[] {
  const place = placeOf({ cursor: schema, file: schema.file });
  if (!schema.exists || trail.includes(place)) return [];
  const referred = referredBy(schema, shared);
  const isAlone = referred !== undefined && !ADDS_TO_REFERENCE.test(JsonCursor.of(schema.file).at('$schema').text ?? '');
  const parts = [...(isAlone ? [] : schema.at('allOf').items()), ...(referred ?? [])];
  return [...(isAlone ? [] : [schema]), ...parts.flatMap((part) => partsOf(part, shared, [...trail, place]))];
}

/** Until 2019-09, what stands beside a reference says nothing of the value. */
const ADDS_TO_REFERENCE = /2019-09|2020-12/;

/** Whether all that a schema refers to is there. */
export function isWhole(schema: JsonCursor, shared: SharedFiles): boolean {
  return partsOf(schema, shared).every((part) => referredBy(part, shared)?.length !== 0) && referredBy(schema, shared)?.length !== 0;
}

/** What a schema refers to; an empty list where the reference leads nowhere. */
function referredBy(schema: JsonCursor, shared: SharedFiles): JsonCursor[] | undefined {
  const reference = schema.at('$ref');
  if (reference.text === undefined) return undefined;
  const target = targetOf(reference, schema.file, shared);
  return 'cursor' in target ? [target.cursor] : [];
}

/** The names of the fields that an object has, always or in some cases; undefined where not all of them are known. */
export function fieldsIn(schema: JsonCursor, shared: SharedFiles, trail: readonly string[] = []): string[] | undefined {
  const place = placeOf({ cursor: schema, file: schema.file });
  if (trail.includes(place)) return [];
  const referred = referredBy(schema, shared) ?? [];
  const isMissing = schema.at('$ref').exists && referred.length === 0;
  const inner = [...referred, ...branchesOf(schema)].map((branch) => fieldsIn(branch, shared, [...trail, place]));
  if (isMissing || inner.includes(undefined)) return undefined;
  return [...schema.at('properties').keys(), ...inner.flatMap((names) => names ?? [])];
}

function branchesOf(schema: JsonCursor): JsonCursor[] {
  return [...BRANCHES.flatMap((keyword) => schema.at(keyword).oneOrMore()), ...dependentOf(schema)];
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** The schemas that an object obeys where it has a field. */
export function dependentOf(schema: JsonCursor): JsonCursor[] {
  return ['dependencies', 'dependentSchemas'].flatMap((keyword) => schema.at(keyword).entries().map(([, needed]) => needed));
}
