import type { UiSchema } from '@rjsf/utils';
import type { Labels } from '../labels';
import type { Entity } from '../Resource';
import type { Schema } from '../Schema';
import { hasType, resolvedSchema } from '../widgetName';

/**
 * Which field is drawn by which of our widgets, and the words of those that RJSF draws. It stands beside the schema, which a compiled
 * validator refuses as soon as anything is added to it (stack 9).
 */
export function uiSchemaOf(entity: Entity, labels: Labels): UiSchema<unknown> {
  const ofField = (name: string, schema: Schema): UiSchema<unknown> => {
    const { properties, items, ...own } = resolvedSchema(entity.schema, schema);
    if (entity.resource.fields[name]?.widget || !isComposite(own)) return { 'ui:field': 'engine' };
    return {
      'ui:title': labels.field(name),
      ...Object.fromEntries(Object.entries(properties ?? {}).map(([part, inside]) => [part, ofField(`${name}.${part}`, inside)])),
      ...(items && { items: { ...ofField(name, items), 'ui:title': '' } }),
    };
  };
  return Object.fromEntries(Object.entries(entity.schema.properties).map(([name, schema]) => [name, ofField(name, schema)]));
}

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array');
}
