import type { UiSchema } from '@rjsf/utils';
import type { Labels } from '../fields/labels';
import { propertiesOf } from '../model/broughtFields';
import type { Entity } from '../model/Resource';
import type { Schema } from '../model/Schema';
import { defaultWidgetName, hasType, resolvedSchema } from '../model/widgetName';
import type { WidgetRegistry } from '../model/Widget';
import { isReadyMade } from './readyMade';

/**
 * Which field is drawn by which of our widgets, and the words of those that RJSF draws. It stands beside the schema, which a compiled
 * validator refuses as soon as anything is added to it (stack 9).
 */
export function uiSchemaOf(entity: Entity, labels: Labels, widgets: WidgetRegistry): UiSchema<unknown> {
  const ofField = (name: string, schema: Schema): UiSchema<unknown> => {
    const whole = resolvedSchema(entity.schema, schema);
    const { items, ...own } = whole;
    const { use = hasType(own, 'array') ? defaultWidgetName(whole) : '' } = entity.resource.fields[name]?.widget ?? {};
    // A list that is only read is shown whole, by its widget.
    if (widgets[use]?.Input || (own.readOnly && hasType(own, 'array'))) return { 'ui:field': 'engine' };
    if (isReadyMade(own)) return { 'ui:title': labels.field(name) };
    if (!isComposite(own)) return { 'ui:field': 'engine' };
    const parts = Object.entries(propertiesOf(whole)).map(([part, inside]) => [part, ofField(`${name}.${part}`, inside)]);
    return {
      'ui:title': labels.field(name),
      ...Object.fromEntries(parts),
      ...(items && { items: { ...ofField(name, items), 'ui:title': '' } }),
    };
  };
  const fields = Object.entries(propertiesOf(entity.schema)).map(([name, schema]) => [name, ofField(name, schema)]);
  return Object.fromEntries(fields);
}

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array');
}
