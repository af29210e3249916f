import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { WireRecord } from '../../src/api/records';
import type { Entity } from '../../src/engine/model/Resource';
import { transformsOf } from '../../src/engine/model/transforms/entityTransforms';
import { recordFromApi } from '../../src/engine/model/transforms/recordFromApi';
import { formats } from '../../src/engine/model/validatorRuntime';
import { type Finding, note, problem } from './Report';

/** The rules that a value must obey for the app to understand it. The other rules of a schema are about what an operator types. */
const SHAPES = ['type', 'enum', 'const'];
/** Formats of texts that the app parses. A telephone number in an unusual form, for example, is shown as it is, so its format does not count. */
const READ_FORMATS = ['clock', 'date', 'date-time'];

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, formats });
const compiled = new WeakMap<object, ValidateFunction>();

/**
 * What the back office would not understand in the answers of the API: values of another type, and choices and formats that the schema does not
 * know. A broken rule about typed input (a length, a pattern) is only a note: the form will ask for a correction. Fields are named as the forms
 * name them. No value is quoted, except a number or a yes/no that is not among the choices.
 */
export function checkShape(entity: Entity, wires: readonly WireRecord[]): Finding[] {
  const counts = new Map<string, { shape: boolean; rows: number }>();
  for (const wire of wires) {
    const texts = new Map([
      ...errorsOf(entity, wire).map((error) => [textOf(error), isShape(error)] as const),
      ...unreadable(entity, wire).map((field) => [`${field}: a value that cannot be read`, true] as const),
    ]);
    for (const [text, shape] of texts) counts.set(text, { shape, rows: (counts.get(text)?.rows ?? 0) + 1 });
  }
  return [...counts].map(([text, { shape, rows }]) => (shape ? problem : note)(`${text} (${rows} of ${wires.length})`));
}

/** The columns that no row has, not even as `null`, although lists keep their nulls (contract wire.lists). */
export function missingColumns(entity: Entity, wires: readonly WireRecord[]): string[] {
  const columns = (entity.resource.list?.columns ?? []).map(({ field }) => field.split('.')[0] ?? field);
  const renamed = wires.map((wire) => renamedOf(entity, wire));
  const answered = (field: string) => entity.resource.fields[field]?.endpoint !== undefined || renamed.some((record) => field in record);
  return wires.length === 0 ? [] : columns.filter((field) => !answered(field));
}

/** The fields that the transforms cannot read. A transform drops such a value, so the schema has nothing left to check. */
function unreadable(entity: Entity, wire: WireRecord): string[] {
  const renamed = renamedOf(entity, wire);
  return transformsOf(entity).fields.flatMap(({ path: [name = '', ...inner], transform }) => {
    const value = renamed[name];
    const isEmpty = value === undefined || value === null || value === '';
    return inner.length === 0 && !isEmpty && transform.fromApi(value) === undefined ? name : [];
  });
}

function renamedOf(entity: Entity, wire: WireRecord): WireRecord {
  return transformsOf(entity).record.reduce((data, transform) => transform.fromApi(data), wire);
}

/** The broken rules of a record. Missing fields do not count: the platform leaves out the empty fields of an item, and a list has only some of the fields. */
function errorsOf(entity: Entity, wire: WireRecord): ErrorObject[] {
  let validate = compiled.get(entity.schema);
  if (!validate) compiled.set(entity.schema, (validate = ajv.compile(entity.schema)));
  validate(recordFromApi(entity, wire));
  return (validate.errors ?? []).filter(({ keyword }) => !['required', 'anyOf', 'oneOf', 'if'].includes(keyword));
}

function isShape({ keyword, params }: ErrorObject): boolean {
  return SHAPES.includes(keyword) || READ_FORMATS.includes(String(params['format']));
}

function textOf({ instancePath, keyword, params, data }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll(/\/\d+/g, '[]').replaceAll('/', '.');
  return `${field || 'the record'}: ${ruleText(keyword, params)}${foundText(keyword, data)}`;
}

function ruleText(keyword: string, params: Record<string, unknown>): string {
  const value = params['type'] ?? params['format'] ?? params['limit'] ?? params['allowedValue'];
  if (keyword === 'enum') return 'a choice that the schema does not know';
  return value === undefined ? `the rule "${keyword}" of the form does not hold` : `${keyword} ${String(value)} expected`;
}

function foundText(keyword: string, data: unknown): string {
  if (keyword === 'enum' && (typeof data === 'number' || typeof data === 'boolean')) return `, ${data}`;
  return keyword === 'type' ? `, ${Array.isArray(data) ? 'array' : typeof data} found` : '';
}
