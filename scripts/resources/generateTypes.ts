import { compile } from 'json-schema-to-typescript';
import type { Schema } from '../../src/engine/model/Schema';
import { wireSchema } from '../../src/engine/model/transforms/wireSchema';
import { vocabulary } from '../../src/features/vocabulary';
import type { ReadResult } from './readResources';
import { optionSchemas, resourceSchema } from './resourceSchema';
import { isOfAnyKind } from './draft07';

type JsonSchema = Parameters<typeof compile>[0];

const BANNER = '/* Written by `npm run codegen`; read, never edited. */';

/** The text of `src/generated/entities.ts`: of each entity, the record as a form sees it (`User`) and as the API stores it (`UserWire`). */
export async function generateEntities({ entities, shared }: Pick<ReadResult, 'entities' | 'shared'>): Promise<string> {
  const definitions = Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => [pascalCase(name), typeOnly(schema)]),
  );
  const byName = [...entities].sort((a, b) => a.resource.name.localeCompare(b.resource.name));
  const roots = byName.flatMap((entity) => {
    const type = pascalCase(entity.resource.name);
    const schemas = { [type]: entity.schema, [`${type}Wire`]: wireSchema(entity) };
    return Object.entries(schemas).map(([title, schema]) => ({ ...withShared(typeOnly(schema), definitions), title }));
  });
  return compileEach(Object.fromEntries(roots.map((schema) => [schema.title, schema])), { definitions, additionalProperties: false });
}

/** The text of `src/generated/resourceFile.ts`: the type of a `resource.json`. */
export async function generateResourceFile(): Promise<string> {
  const { definitions, ...schema } = resourceSchema();
  // Options have types of their own, as a type cannot say which go with which name.
  const named = Object.entries(definitions).map(([name, definition]) => [name, { ...definition, allOf: undefined }]);
  return laidOut(await compile({ ...withoutSiblings({ ...schema, definitions: Object.fromEntries(named) }), title: 'ResourceFile' } as JsonSchema, 'ResourceFile', OPTIONS));
}

/** The text of `src/generated/options.ts`: the types of the options that a `resource.json` gives, by name (`JsonListTransform`). */
export async function generateOptions(named = vocabulary): Promise<string> {
  // What a condition is, the engine says itself.
  const options = Object.entries(optionSchemas(named)).map(([name, schema]) => [name, { ...withoutConditions(schema), title: pascalCase(name) }]);
  return compileEach(Object.fromEntries(options));
}

function withoutConditions(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (_key, inner: unknown) => (isReference(inner) ? {} : inner))) as object;
}

/** A type of each schema. One synthetic root for all: a compilation for each takes eight times as long. */
async function compileEach(properties: Record<string, object>, { definitions = {}, additionalProperties = true } = {}): Promise<string> {
  const root = { title: ROOT, type: 'object', additionalProperties: false, properties, definitions };
  const source = await compile(root as JsonSchema, ROOT, { ...OPTIONS, additionalProperties });
  return laidOut(source.replace(new RegExp(`export interface ${ROOT} \\{[^}]*\\}\\n`), ''));
}

const ROOT = 'EachOfThem';
const OPTIONS = { format: false, bannerComment: BANNER, ignoreMinAndMaxItems: true };

/** What is the same as a shared schema refers to it again, so that it makes one type. */
function withShared(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const texts = new Map(Object.entries(definitions).map(([name, shared]) => [JSON.stringify(shared), name]));
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    const { type, ...rest } = value as Schema;
    const isNullable = Array.isArray(type) && type.includes('null');
    const name = texts.get(JSON.stringify(isNullable ? { type: 'object', ...rest } : value));
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
    const reference = { $ref: `#/definitions/${name}` };
    return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference;
  };
  return walk(schema) as Schema;
}

/** A schema without what says nothing about types; its keys in one order, so that the same schemas have the same text. */
function typeOnly(schema: Schema): Schema {
  const { type, properties, items, ...rest } = schema;
  return {
    ...(type !== undefined && !isOfAnyKind(schema) && { type }),
    ...Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => (TYPE_KEYWORDS.has(key) ? [[key, typeOfPart(key, value)]] : []))),
    ...(items && { items: typeOfPart('items', items) as Schema }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, typeOnly(property)])),
    }),
  };
}

/** A title names no type: two schemas may call an alternative the same. */
function typeOfPart(keyword: string, value: unknown): unknown {
  if (!['items', 'additionalItems', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'].includes(keyword)) return value;
  if (Array.isArray(value)) return value.map((part: Schema) => typeOnly(part));
  return typeof value === 'object' && value !== null ? typeOnly(value) : value;
}

const TYPE_KEYWORDS = new Set([
  'enum',
  'const',
  'required',
  'additionalItems',
  'additionalProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
]);

/** The generator makes a second type of a `$ref` that has a description beside it. */
function withoutSiblings<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => (isReference(inner) ? { $ref: inner.$ref } : inner)),
  ) as Value;
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Two blanks for each open brace, a semicolon after each member: what a formatter would do in ten times the time. */
function laidOut(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    if (/^[}\]]/.test(text)) depth -= 1;
    const indented = text === '' ? '' : `${'  '.repeat(Math.max(depth, 0))}${text.startsWith('*') ? ' ' : ''}${text}`;
    if (/[{[]$/.test(text)) depth += 1;
    return indented;
  });
  return `${lines.join('\n').trim()}\n`;
}
