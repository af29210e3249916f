import type { RecordData, RecordSchema, Schema } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';

export type ColumnKind = 'text' | 'number' | 'boolean' | 'time';

/** A column that lists filter and sort by, stored beside the document of each row. */
export interface Column {
  /** The field's name on the wire, with dots when nested, or a name of its own for a computed value. */
  field: string;
  kind: ColumnKind;
  value: (document: RecordData) => unknown;
}

/** The SQL types of columns. Texts are stored folded and compared by code point, because the embedded database has no other collation. */
export const SQL_TYPES: Record<ColumnKind, string> = {
  text: 'text collate "C"',
  number: 'double precision',
  boolean: 'boolean',
  time: 'timestamptz',
};

/** The column for a field of the schema; nothing when its values cannot be compared (an object, a list, an unknown field). */
export function fieldColumn(schema: RecordSchema, field: string): Column | undefined {
  const path = field.split('.');
  const kind = kindOf(findSchema(schema, path));
  if (!kind) return undefined;
  return { field, kind, value: (document) => columnValue(kind, findValue(document, path)) };
}

/** A column that code relies on, even if a schema no longer has its field. */
export function ownColumn(field: string, kind: ColumnKind): Column {
  return { field, kind, value: (document) => columnValue(kind, document[field]) };
}

/** A value in the form of its column; null when it is of another kind, as after a change of the schema. */
export function columnValue(kind: ColumnKind, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (kind === 'text') return typeof value === 'string' || typeof value === 'number' ? fold(String(value)) : null;
  if (kind === 'time') return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
  return typeof value === kind && !Number.isNaN(value) ? value : null;
}

/** The name of a field's column in SQL. */
export function columnName(field: string): string {
  return field === 'id' ? 'id' : `"f_${field.replaceAll('"', '')}"`;
}

/** The types that a schema allows, without `null`. For an enum without a type they follow from its values. */
export function typesOf(schema: Schema): string[] {
  const types = schema.type ?? (schema.enum ?? []).map((value) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value));
  return [...new Set(Array.isArray(types) ? types : [types])].filter((type) => type !== 'null');
}

function findSchema(schema: Schema, [name = '', ...rest]: string[]): Schema | undefined {
  const inner = schema.properties?.[name];
  return inner && rest.length > 0 ? findSchema(inner, rest) : inner;
}

function findValue(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function kindOf(schema: Schema | undefined): ColumnKind | undefined {
  if (!schema) return undefined;
  const [type] = typesOf(schema);
  if (type === 'string') return schema.format === 'date' || schema.format === 'date-time' ? 'time' : 'text';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : undefined;
}
