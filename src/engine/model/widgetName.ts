import { alternativesOf, hasAlternatives, isBrought, propertiesOf, takesPairs } from './broughtFields';
import { geometryShapes } from './geometryShapes';
import { isOfAnyKind, kindsOfField } from './kindsOfField';
import { oncePerSchema } from './oncePerSchema';
import { fieldsOfPlaces, placesOf } from './placesOf';
import type { Entity } from './Resource';
import type { RecordSchema, Schema, SchemaType } from './Schema';
import { isEmptyValue } from './transforms/emptyValue';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'dateTime',
  clock: 'clock',
  email: 'email',
  telephone: 'telephone',
  uri: 'url',
};

/** The longest text, in characters, for a field of one line (the width of a short database column). */
const ONE_LINE = 255;

/** The widget of a field: the one its resource names, or the one its schema calls for. */
export function widgetName(entity: Entity, field: string): string {
  return entity.resource.fields[field]?.widget?.use ?? defaultWidgetName(fieldSchema(entity.schema, field));
}

/** The widget that fits a schema, for when the resource names none. */
export const defaultWidgetName = oncePerSchema((schema: Schema): string => {
  if (schema.enum) return 'choice';
  if (geometryShapes(schema)) return 'geometry';
  if (placesOf(schema)) return 'tuple';
  if (isJsonOnly(schema)) return 'json';
  if (hasType(schema, 'boolean')) return 'yesNo';
  if (hasType(schema, 'integer') || hasType(schema, 'number')) return 'number';
  if (hasType(schema, 'array')) return listWidgetName(schema);
  if (mayBeObject(schema)) return 'object';
  const byFormat = schema.format === undefined ? undefined : BY_FORMAT[schema.format];
  return byFormat ?? ((schema.maxLength ?? 0) > ONE_LINE ? 'longText' : 'text');
});

/**
 * Whether the box that fits a schema cannot show a value: an object or a list has no text in a box for one simple value, and a text that stands for yes or no is not
 * ticked. An API may store such a value, and a condition may ask for another kind than before.
 */
export function isUnseen(value: unknown, schema: Schema): boolean {
  if (isEmptyValue(value) || hasAlternatives(schema)) return false;
  if (defaultWidgetName(schema) === 'yesNo') return typeof value !== 'boolean';
  const kinds = kindsOfField(schema);
  return typeof value === 'object' && kinds.length > 0 && kinds.every((kind) => SIMPLE.has(kind));
}

const SIMPLE = new Set(['string', 'number', 'integer', 'boolean']);

/**
 * Whether a value has no fields in any form, and is written as JSON: a value of mixed types, an object without known properties, an object in which the
 * operator would name further objects, a list of lists that are no tuples, or a list whose places each have their own schema and cannot all have boxes.
 */
export const isJsonOnly: (schema: Schema) => boolean = oncePerSchema((schema) => {
  if (hasAlternatives(schema) || placesOf(schema)) return false;
  if (isMixed(schema)) return true;
  if (hasType(schema, 'array')) return !schema.items || (hasType(schema.items, 'array') && !placesOf(schema.items)) || isJsonOnly(schema.items);
  if (!hasType(schema, 'object') || schema.properties !== undefined || Object.keys(propertiesOf(schema)).length > 0) return false;
  const { additionalProperties: value, patternProperties = {} } = schema;
  const values = [...Object.values(patternProperties), ...(typeof value === 'object' ? [value] : [])];
  return !takesPairs(schema) || (values.length > 0 && values.every(isJsonPair));
});

/** Whether a value under a free name is written as JSON, and with it the whole object: an object, a list, or one of several kinds. One of any kind is JSON by itself. */
export function isJsonPair(value: Schema): boolean {
  if (isOfAnyKind(value)) return false;
  return hasType(value, 'object') || hasType(value, 'array') || hasAlternatives(value) || value.properties !== undefined;
}

/** Whether a value is an object, always or as one of several kinds. */
function mayBeObject(schema: Schema): boolean {
  return hasType(schema, 'object') || Object.keys(propertiesOf(schema)).length > 0 || alternativesOf(schema).some((option) => option.$ref !== undefined || hasType(option, 'object'));
}

/** Whether values may be of several types, or only `null`. */
function isMixed({ type, enum: choices }: Schema): boolean {
  const kinds = new Set([type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one)));
  const hasNone = kinds.delete('null') && kinds.size === 0;
  return choices === undefined && (hasNone || kinds.size > 1);
}

/** The widget of a list: of objects, of choices that are each selected or not, or of values one below the other. */
function listWidgetName({ items = {}, uniqueItems }: Schema): string {
  if (items.properties) return 'table';
  return items.enum && uniqueItems ? 'choices' : 'list';
}

/**
 * The schema of a field. A nested field is dotted (`homeAddress.street`), also inside the items of a list (`schedules.start`) and the places of
 * a tuple; a place of a tuple has its number (`size.0`, in a list of tuples `sizes.0.1`). An unknown field has the empty schema.
 */
export function fieldSchema(root: RecordSchema, field: string): Schema {
  const known = knownFields(root);
  const found = known.get(field) ?? foundSchema(root, field);
  known.set(field, found);
  return found;
}

const knownFields = oncePerSchema(() => new Map<string, Schema>());

function foundSchema(root: RecordSchema, field: string): Schema {
  return field.split('.').reduce<Schema>((schema, name) => {
    const items = schema.items ? resolvedSchema(root, schema.items) : schema;
    const properties = partsOfPlaces(schema, items) ?? propertiesOf(items);
    return resolvedSchema(root, properties[name] ?? {});
  }, root);
}

/** The schema of the object that contains a field. */
export function schemaAround(root: RecordSchema, field: string): Schema {
  const around = field.includes('.') ? fieldSchema(root, field.slice(0, field.lastIndexOf('.'))) : root;
  return around.items ?? around;
}

/** Whether a field stands in an object that is there in some cases only. What the field is may then differ from case to case. */
export function isInBranch(root: RecordSchema, field: string): boolean {
  const objects = field.split('.').slice(0, -1);
  return objects.some((name, place) => isBrought(schemaAround(root, objects.slice(0, place + 1).join('.')), name));
}

/** The places of a tuple, or of each tuple of a list. */
export function placesIn(schema: Schema): readonly Schema[] | undefined {
  return placesOf(schema) ?? (schema.items && placesOf(schema.items));
}

/** What a name behind a tuple, or behind a list of tuples, may lead to: a place by its number, and a field of an object in a place. Nothing where there is no tuple. */
export function partsOfPlaces(schema: Schema, items: Schema = {}): Readonly<Record<string, Schema>> | undefined {
  const places = placesIn(schema);
  return places && { ...fieldsOfPlaces(places), ...Object.fromEntries((placesOf(schema) ?? [items]).entries()) };
}

/** Whether the schema accepts values of a type. */
export function hasType(schema: Schema, type: SchemaType): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** A schema with its local reference resolved. The reader of `schemas/` has inlined references to other files; references within the file stay. */
export function resolvedSchema(root: RecordSchema, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : referenced(root)(schema);
}

/** The same object each time, so that what is known of it is known. */
const referenced = oncePerSchema(({ definitions }: RecordSchema) => oncePerSchema((schema: Schema): Schema => ({ ...definitions?.[schema.$ref?.replace('#/definitions/', '') ?? ''], ...schema })));
