import type { Labels } from './labels';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { TextContext, Widget, WidgetField, WidgetRegistry } from '../model/Widget';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';

export interface ColumnWords {
  labels: Pick<Labels, 'field'>;
  widgets: WidgetRegistry;
  text: TextContext;
}

/** The field of a column: its label, and its one text, which cells, cards, print and screen readers share (rule text.one). */
export interface ColumnField {
  label: string;
  about: WidgetField;
  widget: Widget;
  /** The text of the field; `undefined` for an empty value. */
  textOf(record: RecordData): string | undefined;
}

/** The field of a column. Throws when the field's widget does not exist, which the check of resources rules out. */
export function columnField(entity: Entity, field: string, { labels, widgets, text }: ColumnWords): ColumnField {
  const label = labels.field(field);
  const about = widgetField(entity, field, label);
  const name = widgetName(entity, field);
  const widget = widgets[name];
  if (!widget) throw new Error(`There is no widget "${name}", that of ${entity.resource.name}.${field}.`);
  return { label, about, widget, textOf: (record) => widget.toText(record[field], about, text, record) };
}
