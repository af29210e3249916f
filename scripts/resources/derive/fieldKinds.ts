import { hasAlternatives, propertiesOf, takesPairs } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import { MARKS } from '../../../src/engine/model/transforms/withoutEmpty';
import { defaultWidgetName, hasType } from '../../../src/engine/model/widgetName';

/** The fields of a record that an entity shows, without the number by which the platform knows it and the marks of JSON-LD; what only some records have comes last, and behind it what is deprecated. */
export function fieldsIn(schema: Schema): [string, Schema][] {
  const fields = Object.entries({ ...schema.properties, ...propertiesOf(schema) }).filter(([name, field]) => (name !== 'id' || isIdTyped(schema)) && (!MARKS.has(name) || isMarkField(name, field)) && !name.includes('.'));
  return [...fields.filter(([, field]) => !field.deprecated), ...fields.filter(([, field]) => field.deprecated)];
}

/** Whether a mark of JSON-LD is a field like others: somebody has to write it. */
export function isMarkField(name: string, { readOnly }: Schema): boolean {
  return MARKS.has(name) && readOnly !== true;
}

/** Whether who creates a record says its id. */
export function isIdTyped({ properties }: Schema): boolean {
  return properties?.['id'] !== undefined && properties['id'].readOnly !== true;
}

/** Whether a value stands in one cell: neither an object, nor a list, nor several lines, nor what is never answered. */
export function isShort(schema: Schema): boolean {
  return !schema.writeOnly && !isComposite(schema) && defaultWidgetName(schema) !== 'longText';
}

/** Whether a value has parts. */
function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array') || hasAlternatives(schema) || takesPairs(schema) || schema.properties !== undefined;
}

/** Whether a value is free text, by which a record may be known. */
export function isName(schema: Schema): boolean {
  return !schema.deprecated && isShort(schema) && hasType(schema, 'string') && schema.enum === undefined && schema.const === undefined && ['text', 'email'].includes(defaultWidgetName(schema));
}
