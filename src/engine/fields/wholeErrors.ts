import { areRules } from '../model/broughtFields';
import type { RecordSchema, Schema } from '../model/Schema';
import type { SchemaError } from './tellingErrors';

/** A rule that the record breaks, which is about none of its fields. */
interface WholeError {
  field: '';
  rule: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a record breaks of the rules that are about no field in particular, and the other errors without those that only say why. */
export function wholeErrors(schema: RecordSchema, errors: readonly SchemaError[]): { whole: WholeError[]; others: SchemaError[] } {
  const broken = errors.filter((error) => isOfWhole(error, schema));
  const others = errors.filter((error) => !broken.some((one) => error === one || error.schemaPath.startsWith(`${one.schemaPath}/`)));
  return { whole: broken.map((error) => wholeError(error, schema)), others };
}

/** A rule inside another one that is broken only says why. */
function isOfWhole({ keyword, instancePath, schemaPath }: SchemaError, schema: Schema): boolean {
  if (instancePath !== '') return false;
  if (keyword === 'anyOf' || keyword === 'oneOf') return areRules(optionsAt(schema, schemaPath));
  return ['not', 'minProperties', 'maxProperties'].includes(keyword) && !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath);
}

function wholeError({ keyword, schemaPath, params }: SchemaError, schema: Schema): WholeError {
  if (keyword.endsWith('Properties')) return { field: '', rule: `whole.${keyword}`, params };
  const needed = keyword === 'not' ? [at(schema, schemaPath) as Schema] : optionsAt(schema, schemaPath);
  const isPlain = needed.length > 0 && needed.every((option) => (keyword === 'not' ? option.required : option.required?.length === 1) && Object.keys(option).length === 1);
  if (!isPlain) return { field: '', rule: 'whole.other', params: {} };
  return { field: '', rule: `whole.${keyword}`, params: { among: [...new Set(needed.flatMap(({ required = [] }) => required))] } };
}

function optionsAt(schema: Schema, schemaPath: string): readonly Schema[] {
  const found = at(schema, schemaPath);
  return Array.isArray(found) ? (found as Schema[]) : [];
}

/** What stands at a place of the schema: `#/allOf/0/anyOf`. */
function at(schema: Schema, schemaPath: string): unknown {
  return schemaPath.split('/').slice(1).reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], schema);
}
