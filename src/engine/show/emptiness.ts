import { compositeText } from '../fields/compositeText';
import type { Labels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { TextContext, WidgetRegistry } from '../model/Widget';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';

interface Reading {
  entity: EntityBody;
  widgets: WidgetRegistry;
  labels: Labels;
  texts: TextContext;
  record: RecordData;
}

/** Whether a field is empty in this record. A value that is read by a request of its own is not known yet, and does not count as empty. */
export function isEmptyField(name: string, reading: Reading): boolean {
  return reading.entity.resource.fields[name]?.endpoint === undefined && !hasText(name, reading);
}

/** Whether the record itself has a text for a field. */
export function hasText(name: string, { entity, widgets, labels, texts, record }: Reading): boolean {
  const text = widgets[widgetName(entity, name)]?.toText(record[name], widgetField(entity, name, labels.field(name)), texts, record) ?? compositeText(record[name]);
  return text !== undefined && text !== '';
}
