import { hasAlternatives, propertiesOf, takesPairs } from './broughtFields';
import type { Entity } from './Resource';
import type { RecordSchema, Schema, SchemaType } from './Schema';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'dateTime',
  clock: 'clock',
  email: 'email',
  telephone: 'telephone',
  uri: 'url',
};

/** Beyond this length a text is written over several lines (the width of a short database column). */
const ONE_LINE = 255;

/** The widget of a field: the one its resource names, or the one its schema calls for. */
export function widgetName(entity: Entity, field: string): string {
  return entity.resource.fields[field]?.widget?.use ?? defaultWidgetName(fieldSchema(entity.schema, field));
}

/** The widget that suits a schema when the resource says nothing. */
export function defaultWidgetName(schema: Schema): string {
  if (schema.enum) return 'choice';
  if (isJsonOnly(schema)) return 'json';
  if (hasType(schema, 'boolean')) return 'yesNo';
  if (hasType(schema, 'integer') || hasType(schema, 'number')) return 'number';
  if (hasType(schema, 'array')) return listWidgetName(schema);
  const byFormat = schema.format === undefined ? undefined : BY_FORMAT[schema.format];
  return byFormat ?? ((schema.maxLength ?? 0) > ONE_LINE ? 'longText' : 'text');
}

/**
 * Whether no form has boxes for a value: one of several kinds, an object of which nothing is known but that it is one, names that the operator gives to objects, a list of
 * lists, or one of which each place has its own kind. It is written as JSON.
 */
export function isJsonOnly(schema: Schema): boolean {
  if (hasAlternatives(schema)) return false;
  if (isMixed(schema)) return true;
  if (hasType(schema, 'array')) return !schema.items || hasType(schema.items, 'array') || isJsonOnly(schema.items);
  if (!hasType(schema, 'object') || schema.properties !== undefined || Object.keys(propertiesOf(schema)).length > 0) return false;
  const { additionalProperties: value } = schema;
  return !takesPairs(schema) || (typeof value === 'object' && (hasType(value, 'object') || hasType(value, 'array') || hasAlternatives(value) || value.properties !== undefined));
}

/** Whether values may be of several kinds, or of none. */
function isMixed({ type, enum: choices }: Schema): boolean {
  const kinds = new Set([type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one)));
  const hasNone = kinds.delete('null') && kinds.size === 0;
  return choices === undefined && (hasNone || kinds.size > 1);
}

/** Of a list: of objects, of choices that are each there or not, or of values one under the other. */
function listWidgetName({ items = {}, uniqueItems }: Schema): string {
  if (items.properties) return 'table';
  return items.enum && uniqueItems ? 'choices' : 'list';
}

/**
 * The schema of a field; nested ones are dotted (`homeAddress.street`), also those of the items of a list (`schedules.start`). An unknown
 * field has the empty schema.
 */
export function fieldSchema(root: RecordSchema, field: string): Schema {
  return field.split('.').reduce<Schema>((schema, name) => {
    const properties = propertiesOf(schema.items ? resolvedSchema(root, schema.items) : schema);
    return resolvedSchema(root, properties[name] ?? {});
  }, root);
}

/** Whether the schema admits values of a type. */
export function hasType(schema: Schema, type: SchemaType): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** A schema with the local reference it may be: files were inlined by the reader of `schemas/`, references inside the file stay. */
export function resolvedSchema(root: RecordSchema, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : { ...root.definitions?.[name], ...schema };
}
