import type { Entity } from './Resource';
import type { WidgetField } from './Widget';
import { fieldSchema } from './widgetName';

/** Describes to a widget the field that it edits or shows. */
export function widgetField(entity: Entity, name: string, label: string): WidgetField {
  const { widget = { use: '' }, words } = entity.resource.fields[name] ?? {};
  const { use: _use, ...options } = widget;
  return { entity, name, schema: fieldSchema(entity.schema, name), label, options, ...(words && { words }) };
}
