import type { UiSchema } from '@rjsf/utils';
import type { Labels } from '../labels';
import type { Entity } from '../Resource';
import type { Schema } from '../Schema';
import { fieldSchema, hasType } from '../widgetName';

/**
 * Which field is drawn by which of our widgets, and the words of those that RJSF draws. It stands beside the schema, which a compiled
 * validator refuses as soon as anything is added to it (stack 9).
 */
export function uiSchemaOf(entity: Entity, labels: Labels): UiSchema<unknown> {
  const { properties } = entity.schema;
  return Object.fromEntries(Object.keys(properties).map((name) => [name, fieldUi(entity, labels, name)]));
}

function fieldUi(entity: Entity, labels: Labels, name: string): UiSchema {
  const schema = fieldSchema(entity.schema, name);
  if (entity.resource.fields[name]?.widget || !isComposite(schema)) return { 'ui:field': 'engine' };
  const inside = Object.keys(schema.properties ?? {}).map((part) => [part, fieldUi(entity, labels, `${name}.${part}`)]);
  return { 'ui:title': labels.field(name), ...Object.fromEntries(inside) };
}

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array');
}
