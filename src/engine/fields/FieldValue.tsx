import type { ComponentType } from 'react';
import { EmptyValue } from '@/ui/EmptyValue';
import type { RecordData } from '../model/Schema';
import { useTextContext } from './useTextContext';
import type { DisplayProps, Widget, WidgetField } from '../model/Widget';
import { compositeText } from './compositeText';

export interface FieldValueProps {
  field: WidgetField;
  widget: Widget;
  value: unknown;
  record: RecordData;
  /** Whether the value is shown on one line; in full by default. */
  dense?: boolean;
  /** Whether to leave out what helps to look around, such as a map. */
  brief?: boolean;
}

/** A value as its widget shows it; a value without a text is shown as missing. */
export function FieldValue({ field, widget, value, record, dense = false, brief = false }: FieldValueProps) {
  const context = useTextContext();
  const text = widget.toText(value, field, context, record) ?? compositeText(value);
  if (text === undefined || text === '') return <EmptyValue />;

  const Display = widget.Display as ComponentType<DisplayProps> | undefined;
  return Display ? <Display field={field} value={value} record={record} dense={dense} brief={brief} /> : text;
}
