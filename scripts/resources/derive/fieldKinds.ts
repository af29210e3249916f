import { hasAlternatives, propertiesOf, takesPairs } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import { MARKS } from '../../../src/engine/model/transforms/withoutEmpty';
import { defaultWidgetName, hasType } from '../../../src/engine/model/widgetName';

/**
 * The fields of a record that an entity shows. The id and the marks of JSON-LD are left out; fields that only some records have come last, and
 * deprecated ones after them.
 */
export function fieldsIn(schema: Schema): [string, Schema][] {
  const fields = Object.entries({ ...schema.properties, ...propertiesOf(schema) }).filter(([name, field]) => (name !== 'id' || isIdTyped(schema)) && (!MARKS.has(name) || isMarkField(name, field)) && !name.includes('.'));
  return [...fields.filter(([, field]) => !field.deprecated), ...fields.filter(([, field]) => field.deprecated)];
}

/** Whether a mark of JSON-LD counts as a field, because somebody has to write it. */
export function isMarkField(name: string, { readOnly }: Schema): boolean {
  return MARKS.has(name) && readOnly !== true;
}

/** Whether the id is entered when a record is created. */
export function isIdTyped({ properties }: Schema): boolean {
  return properties?.['id'] !== undefined && properties['id'].readOnly !== true;
}

/** Whether a value fits into one cell: it is not an object, a list or a text of several lines, and the API answers it. */
export function isShort(schema: Schema): boolean {
  return !schema.writeOnly && !isComposite(schema) && defaultWidgetName(schema) !== 'longText';
}

/** Whether a value has parts. */
function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array') || hasAlternatives(schema) || takesPairs(schema) || schema.properties !== undefined;
}

/** Formats of texts that name nothing. */
const NAMELESS = new Set<string | undefined>(['time', 'duration', 'uuid']);

/** Whether a value is a free text that may name a record. */
export function isName(schema: Schema): boolean {
  return !schema.deprecated && !NAMELESS.has(schema.format) && isShort(schema) && hasType(schema, 'string') && schema.enum === undefined && schema.const === undefined && ['text', 'email'].includes(defaultWidgetName(schema));
}
