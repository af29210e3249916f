import { compile } from 'json-schema-to-typescript';
import resourceSchema from '../../schemas/resource.schema.json';
import type { Entity } from '../../src/engine/Resource';
import type { Schema } from '../../src/engine/Schema';
import { wireSchema } from '../../src/engine/transforms/wireSchema';

type JsonSchema = Parameters<typeof compile>[0];

const BANNER = '/* Written by `npm run codegen`; read, never edited. */';

/** The text of `src/generated/entities.ts`: of each entity, the record as a form sees it (`User`) and as the API stores it (`UserWire`). */
export async function generateEntities(entities: readonly Entity[]): Promise<string> {
  const byName = [...entities].sort((a, b) => a.resource.name.localeCompare(b.resource.name));
  const roots = byName.flatMap((entity) => {
    const type = pascalCase(entity.resource.name);
    return [named(type, entity.schema), named(`${type}Wire`, wireSchema(entity))];
  });
  // One synthetic root for all: a compilation for each entity takes eight times as long.
  const root = { title: ROOT, type: 'object', properties: Object.fromEntries(roots.map((schema) => [schema.title, schema])) };
  const source = await compile(root as JsonSchema, ROOT, { ...OPTIONS, additionalProperties: false });
  return laidOut(source.replace(new RegExp(`export interface ${ROOT} \\{[^}]*\\}\\n`), ''));
}

/** The text of `src/generated/resourceFile.ts`: the type of a `resource.json`. */
export async function generateResourceFile(): Promise<string> {
  return laidOut(await compile({ ...withoutSiblings(resourceSchema), title: 'ResourceFile' } as JsonSchema, 'ResourceFile', OPTIONS));
}

const ROOT = 'EveryEntity';
const OPTIONS = { format: false, bannerComment: BANNER, ignoreMinAndMaxItems: true };

function named(title: string, schema: Schema): Schema & { title: string } {
  return { ...typeOnly(schema), title };
}

/** Words and examples say nothing about types. */
function typeOnly(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'examples' || key === 'default' ? undefined : value)),
  ) as Schema;
}

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
