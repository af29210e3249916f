import { compile } from 'json-schema-to-typescript';
import { areRules, hasAlternatives, propertiesOf } from '../../src/engine/model/broughtFields';
import { isOfAnyKind } from '../../src/engine/model/kindsOfField';
import { leastPlaces, listedPlaces } from '../../src/engine/model/placesOf';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import { wireSchema } from '../../src/engine/model/transforms/wireSchema';
import { vocabulary } from '../../src/features/vocabulary';
import { capitalised } from './derive/names';
import type { ReadResult } from './readResources';
import { optionSchemas, resourceSchema } from './resourceSchema';
import { OR_NULL } from './draft07';
import { freeName } from './freeName';

type JsonSchema = Parameters<typeof compile>[0];

const BANNER = '/* Written by `npm run codegen`; read, never edited. */';

/** The text of `src/generated/entities.ts`: for each entity, the record as a form sees it (`User`) and as the API stores it (`UserWire`). */
export async function generateEntities({ entities, shared }: Pick<ReadResult, 'entities' | 'shared'>): Promise<string> {
  const definitions = mapped(shared, (name, schema) => [capitalised(name), typeOnly(schema)]);
  const byName = [...entities].sort((a, b) => a.resource.name.localeCompare(b.resource.name));
  const taken = new Set([...Object.keys(definitions), ...byName.flatMap(({ resource }) => [capitalised(resource.name), `${capitalised(resource.name)}Wire`])]);
  const inner: Record<string, Schema> = {};
  const roots = byName.flatMap((entity) => {
    const type = capitalised(entity.resource.name);
    const nameOf = (name: string) => {
      const free = freeName(`${type}${capitalised(name.replaceAll(/\W/g, ''))}`, taken);
      taken.add(free);
      return free;
    };
    const schema = withDefinitionsOf(entity.checked ?? entity.schema, nameOf);
    const known = { ...definitions, ...mapped(entity.definitions, (name, one) => [nameOf(name), typeOnly(one)]) };
    Object.assign(inner, mapped(known, (name, one) => [name, withShared(one, known)]), schema.definitions);
    const schemas = { [type]: schema, [`${type}Wire`]: wireSchema({ ...entity, schema }) };
    return Object.entries(schemas).map(([title, whole]) => ({ ...withShared(typeOnly(whole), known), title }));
  });
  return compileEach(Object.fromEntries(roots.map((schema) => [schema.title, schema])), { definitions: { ...definitions, ...inner }, additionalProperties: false });
}

function mapped(schemas: Readonly<Record<string, Schema>>, change: (name: string, schema: Schema) => [string, Schema]): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => change(name, schema)));
}

/** A record whose references that a form does not follow lead to types of their own, which are named after the entity (`CategoryChildren`). */
function withDefinitionsOf({ $defs = {}, ...record }: RecordSchema, nameOf: (name: string) => string): RecordSchema {
  const own = Object.keys($defs).filter((name) => !name.endsWith(OR_NULL));
  const names = Object.fromEntries(own.map((name) => [`#/$defs/${name}`, nameOf(name)]));
  const referring = <Known>(schema: Known) =>
    JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$ref' && typeof value === 'string' ? `#/definitions/${names[value.replace(OR_NULL_AT_END, '')]}` : value))) as Known;
  const definitions = own.map((name) => [names[`#/$defs/${name}`], typeOnly(referring($defs[name] ?? {}))]);
  return { ...referring(record), definitions: Object.fromEntries(definitions) as Record<string, Schema> };
}

const OR_NULL_AT_END = new RegExp(`${OR_NULL}$`);

/** The text of `src/generated/resourceFile.ts`: the type of a `resource.json`. */
export async function generateResourceFile(): Promise<string> {
  const { definitions, ...schema } = resourceSchema();
  // Options have types of their own, because a type cannot express which of them go with which name.
  const named = Object.entries(definitions).map(([name, definition]) => [name, { ...definition, allOf: undefined }]);
  return laidOut(await compile({ ...withReferencesApart({ ...schema, definitions: Object.fromEntries(named) }), title: 'ResourceFile' } as JsonSchema, 'ResourceFile', OPTIONS));
}

/** The text of `src/generated/options.ts`: the types of the options that a `resource.json` gives, by name (`JsonListTransform`). */
export async function generateOptions(named = vocabulary): Promise<string> {
  // The type of a condition is written by hand in the engine.
  const options = Object.entries(optionSchemas(named)).map(([name, schema]) => [name, { ...withoutConditions(schema), title: capitalised(name) }]);
  return compileEach(Object.fromEntries(options));
}

function withoutConditions(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (_key, inner: unknown) => (isReference(inner) ? {} : inner))) as object;
}

/** Compiles a type for each schema, below one synthetic root: compiling each by itself takes eight times as long. */
async function compileEach(properties: Record<string, object>, { definitions = {}, additionalProperties = true } = {}): Promise<string> {
  const root = { title: ROOT, type: 'object', additionalProperties: false, properties, definitions };
  const source = await compile(root as JsonSchema, ROOT, { ...OPTIONS, additionalProperties });
  return laidOut(source.replace(new RegExp(`export interface ${ROOT} \\{\n[^]*?^\\}\n`, 'm'), '').replaceAll(MARK, ''));
}

/** The generator calls this method of every object of a schema, so a field of this name has a mark until the types are written. */
const ASKED_OF_ALL = 'hasOwnProperty';
const MARK = '\u2063';

const ROOT = 'EachOfThem';
const OPTIONS = { format: false, bannerComment: BANNER, ignoreMinAndMaxItems: true };

/** Replaces each part of a schema that equals a shared one by a reference to it, so that both make one type. What is written above them may differ. */
function withShared(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const texts = new Map(Object.entries(definitions).map(([name, shared]) => [uncommented(shared), name]));
  const parts = (value: object) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    const { type, ...rest } = value as Schema;
    const isNullable = Array.isArray(type) && type.includes('null');
    const name = texts.get(uncommented(isNullable ? { ...rest, type: 'object' } : value));
    if (name === undefined) return parts(value);
    const comment = rest.description === definitions[name]?.description ? {} : commentOf(rest);
    const reference = { $ref: `#/definitions/${name}` };
    return isNullable ? { ...comment, anyOf: [reference, { type: 'null' }] } : referenceApart({ ...reference, ...comment });
  };
  return parts(schema);
}

/** The text of a schema of types, whatever is written above them. */
function uncommented({ type, ...schema }: Schema): string {
  return JSON.stringify({ type, ...schema }, (key, value: unknown) => (COMMENTS.has(key) && typeof value !== 'object' ? undefined : value));
}

const COMMENTS = new Set(['description', 'deprecated']);

/** A schema without the keywords that do not affect types, and with its keys in a fixed order, so that equal schemas have equal texts. */
function typeOnly(schema: Schema): Schema {
  const { $ref } = schema;
  const comment = commentOf(schema);
  if ($ref !== undefined) return schema.type?.includes('null') ? { ...comment, anyOf: [{ $ref }, { type: 'null' }] } : referenceApart({ $ref, ...comment });
  const tuples = tuplesOf(schema);
  if (tuples) return { ...comment, ...(schema.type?.includes('null') ? { anyOf: [...tuples, { type: 'null' }] } : tuples.length === 1 ? tuples[0] : { anyOf: tuples }) };
  const { type, properties, items, ...rest } = schema;
  const named = properties && { ...conditionalProperties(schema), ...properties };
  return {
    ...comment,
    ...(type !== undefined && !isOfAnyKind(schema) && { type }),
    ...Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => (affectsType(key, value) ? [[key, typeOfPart(key, value)]] : []))),
    ...([type].flat().includes('object') && !isOfAnyKind(schema) && !named && !hasAlternatives(schema) && { additionalProperties: typeOfFree(schema) }),
    ...(items && { items: typeOfPart('items', items) as Schema }),
    ...(named && {
      properties: Object.fromEntries(Object.entries(named).map(([name, property]) => [name === ASKED_OF_ALL ? `${name}${MARK}` : name, typeOnly(property)])),
    }),
  };
}

/** The type of the values that an object without fields may have: those of its patterns, and those under any other name. */
function typeOfFree({ patternProperties = {}, additionalProperties: others = true }: Schema): Schema | boolean {
  const kinds = [...Object.values(patternProperties), ...(typeof others === 'object' ? [others] : [])].map(typeOnly);
  const [only, ...more] = kinds;
  if (others === true || !only) return others;
  return more.length === 0 ? only : { anyOf: kinds };
}

/** What is written above a type: the description, in which nothing ends the comment, and whether it is deprecated. */
function commentOf({ description, deprecated }: Schema): Pick<Schema, 'description' | 'deprecated'> {
  return {
    ...(typeof description === 'string' && { description: description.replaceAll('*/', '*\\/') }),
    ...(deprecated === true && { deprecated }),
  };
}

/** A list with a schema for each place: a tuple for each number of items that it may have, and the last one with what may follow the places. */
function tuplesOf(schema: Schema): Schema[] | undefined {
  const { places, after = true } = listedPlaces(schema) ?? {};
  if (!places) return undefined;
  const types = places.map((place) => typeOnly(place));
  const most = Math.min(...[schema, ...(schema.allOf ?? [])].map(({ maxItems = Infinity }) => maxItems));
  const least = Math.min(leastPlaces(schema), types.length);
  const last = types.length >= most ? false : typeof after === 'object' ? typeOnly(after) : after;
  return Array.from({ length: Math.min(types.length, most) - least + 1 }, (_one, index) => {
    const items = types.slice(0, least + index);
    return items.length === 0 ? EMPTY_LIST : ({ type: 'array', items, additionalItems: items.length === types.length ? last : false } as unknown as Schema);
  });
}

/** The generator has no type of its own for a list without items. */
const EMPTY_LIST = { tsType: '[]' } as Schema;

/** The fields that an object has in some cases only, outside of its alternatives: each may be there. */
function conditionalProperties(schema: Schema): Readonly<Record<string, Schema>> {
  const own = propertiesOf(withoutKeys(schema as Record<string, unknown>, ['properties', 'allOf', 'anyOf', 'oneOf']));
  return Object.assign({}, ...(schema.allOf ?? []).map(conditionalProperties), own) as Record<string, Schema>;
}

/** Whether a keyword affects the type. Alternatives that are mere rules about which fields go together do not. */
function affectsType(keyword: string, value: unknown): boolean {
  return TYPE_KEYWORDS.has(keyword) && !(['anyOf', 'oneOf'].includes(keyword) && areRules(value as Schema[]));
}

/** The title of an alternative does not name a type, because two schemas may use the same title. */
function typeOfPart(keyword: string, value: unknown): unknown {
  if (!['items', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', 'not'].includes(keyword)) return value;
  if (Array.isArray(value)) return value.map((part: Schema) => typeOnly(part));
  return typeof value === 'object' && value !== null ? typeOnly(value) : value;
}

const TYPE_KEYWORDS = new Set([
  'enum',
  'const',
  'required',
  'additionalProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
]);

/** Puts a reference beside what is written above it into an `allOf`: beside a `$ref` itself, the generator would write a second type or no comment. */
function withReferencesApart<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (isReference(inner) ? referenceApart(inner) : inner))) as Value;
}

function referenceApart({ $ref, ...comment }: Reference): Schema {
  return Object.keys(comment).length === 0 ? { $ref } : { ...comment, allOf: [{ $ref }] };
}

type Reference = Pick<Schema, 'description' | 'deprecated'> & { $ref: string };

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/** Indents by two spaces for each open brace and ends each member with a semicolon: the work of a formatter in a tenth of the time. */
function laidOut(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    if (/^[}\]]/.test(text)) depth -= 1;
    const indented = text === '' ? '' : `${'  '.repeat(Math.max(depth, 0))}${text.startsWith('*') ? ' ' : ''}${text}`;
    if (/[{[]$/.test(text) && !text.startsWith('*')) depth += 1;
    return indented;
  });
  return `${lines.join('\n').trim()}\n`;
}
