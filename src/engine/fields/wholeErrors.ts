import { areRules } from '../model/broughtFields';
import type { RecordSchema, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import type { SchemaError } from './tellingErrors';

/** A rule that the record, or an object in it, breaks, which is about none of its fields. */
interface WholeError {
  /** Of the object; empty for the record. */
  field: string;
  rule: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a record and its objects break of the rules that are about no field in particular, and the other errors without those that only say why. */
export function wholeErrors(schema: RecordSchema, errors: readonly SchemaError[]): { whole: WholeError[]; others: SchemaError[] } {
  const broken = errors.filter((error) => isOfWhole(error, schema));
  const others = errors.filter((error) => !broken.some((one) => error === one || (error.schemaPath.startsWith(`${one.schemaPath}/`) && error.instancePath.startsWith(one.instancePath))));
  return { whole: broken.map((error) => wholeError(error, schema)), others };
}

const RULES = new Set(['anyOf', 'oneOf', 'not', 'minProperties', 'maxProperties']);

/** A rule inside another one that is broken only says why. */
function isOfWhole({ keyword, instancePath, schemaPath }: SchemaError, schema: Schema): boolean {
  if (!RULES.has(keyword)) return false;
  if (instancePath !== '' && !isObject(at(schema, schemaPath.slice(0, schemaPath.lastIndexOf('/'))))) return false;
  if (keyword === 'anyOf' || keyword === 'oneOf') return areRules(optionsAt(schema, schemaPath));
  return !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath);
}

/** Of pairs, there is no field to fill in. */
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

/** What stands at a place of the schema: `#/allOf/0/anyOf`. */
function at(schema: Schema, schemaPath: string): unknown {
  return schemaPath.split('/').slice(1).reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], schema);
}
