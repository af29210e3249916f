import { areRules } from '../model/broughtFields';
import type { RecordSchema, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import type { SchemaError } from './tellingErrors';

/** A broken rule about the record, or about an object in it, rather than about one of its fields. */
interface WholeError {
  /** The path of the object; empty for the record. */
  field: string;
  rule: string;
  params: Readonly<Record<string, unknown>>;
}

/** Separates the broken rules about a record and its objects as a whole from the other errors, and drops those that only explain them. */
export function wholeErrors(schema: RecordSchema, errors: readonly SchemaError[]): { whole: WholeError[]; others: SchemaError[] } {
  const broken = errors.filter((error) => isOfWhole(error, schema));
  const others = errors.filter((error) => !broken.some((one) => error === one || (error.schemaPath.startsWith(`${one.schemaPath}/`) && error.instancePath.startsWith(one.instancePath))));
  return { whole: broken.map((error) => wholeError(error, schema)), others };
}

const RULES = new Set(['anyOf', 'oneOf', 'not', 'minProperties', 'maxProperties']);

/** Whether an error is about a whole object. A rule inside another broken one only explains that one. */
function isOfWhole({ keyword, instancePath, schemaPath }: SchemaError, schema: Schema): boolean {
  if (!RULES.has(keyword)) return false;
  if (instancePath !== '' && !isObject(at(schema, schemaPath.slice(0, schemaPath.lastIndexOf('/'))))) return false;
  if (instancePath !== '' && !LEADS_INSIDE.test(schemaPath)) return false;
  if (keyword === 'anyOf' || keyword === 'oneOf') return areRules(optionsAt(schema, schemaPath));
  return !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath);
}

/** A way from the schema of the record to that of a value in it. Of a definition to which a schema refers, Ajv gives the way from the definition. */
const LEADS_INSIDE = /\/(?:properties|items|additionalItems|additionalProperties|patternProperties|dependencies)(?:\/|$)/;

/** Whether a schema is that of an object with fields. An object of pairs has no field to fill in. */
function isObject(schema: unknown): boolean {
  return isPlainObject(schema) && isPlainObject(schema['properties']);
}

function wholeError({ keyword, instancePath, schemaPath, params }: SchemaError, schema: Schema): WholeError {
  const parts = instancePath.split('/').slice(1);
  const field = parts.join('.');
  if (keyword.endsWith('Properties')) return { field, rule: `whole.${keyword}`, params };
  const needed = keyword === 'not' ? [at(schema, schemaPath) as Schema] : optionsAt(schema, schemaPath);
  const isPlain = needed.length > 0 && needed.every((option) => (keyword === 'not' ? option.required : option.required?.length === 1) && Object.keys(option).length === 1);
  if (!isPlain) return { field, rule: 'whole.other', params: {} };
  const among = [...new Set(needed.flatMap(({ required = [] }) => required))];
  return { field, rule: `whole.${keyword}`, params: { among: among.map((name) => [...parts, name].join('.')) } };
}

function optionsAt(schema: Schema, schemaPath: string): readonly Schema[] {
  const found = at(schema, schemaPath);
  return Array.isArray(found) ? (found as Schema[]) : [];
}

/** The part of the schema at a path such as `#/allOf/0/anyOf`. */
function at(schema: Schema, schemaPath: string): unknown {
  return schemaPath.split('/').slice(1).reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], schema);
}
