import { propertiesOf } from '@/engine/model/broughtFields';
import type { WidgetField } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { fieldSchema, resolvedSchema } from '@/engine/model/widgetName';

/** The columns of a table, as fields of the entity (`identityProofs.status`): those that the resource names, or all fields that an item may have. */
export function columnsOf(field: WidgetField, labelOf: (name: string) => string = String): WidgetField[] {
  const { entity, name, options } = field;
  const { items = {} } = fieldSchema(entity.schema, name);
  const named = Array.isArray(options['columns']) ? options['columns'].map(String) : undefined;
  const whole = resolvedSchema(entity.schema, items);
  const shown = Object.entries({ ...whole.properties, ...propertiesOf(whole) }).filter(([, { writeOnly }]) => !writeOnly);
  const names = named ?? shown.map(([column]) => column);
  return names.map((column) => widgetField(entity, `${name}.${column}`, labelOf(`${name}.${column}`)));
}

/** The value of a row in a column. */
export function cellOf(row: Record<string, unknown>, column: WidgetField): unknown {
  return row[column.name.slice(column.name.lastIndexOf('.') + 1)];
}
