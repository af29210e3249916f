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
  /** On one line; in full unless said. */
  dense?: boolean;
  /** Without what helps to look around. */
  brief?: boolean;
}

/** A value as its widget shows it; what has no text is missing. */
export function FieldValue({ field, widget, value, record, dense = false, brief = false }: FieldValueProps) {
  const context = useTextContext();
  const text = widget.toText(value, field, context, record) ?? compositeText(value);
  if (text === undefined || text === '') return <EmptyValue />;

  const Display = widget.Display as ComponentType<DisplayProps> | undefined;
  return Display ? <Display field={field} value={value} record={record} dense={dense} brief={brief} /> : text;
}
