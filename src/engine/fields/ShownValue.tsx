import type { ComponentType, ReactNode } from 'react';
import { EmptyValue } from '@/ui/EmptyValue';
import type { RecordData } from '../model/Schema';
import type { DisplayProps, Widget, WidgetField } from '../model/Widget';

export interface ShownValueProps {
  field: WidgetField;
  widget: Widget;
  value: unknown;
  record: RecordData;
  /** Whether the value is shown on one line; in full by default. */
  dense?: boolean;
  /** Whether to leave out what helps to look around, such as a map. */
  brief?: boolean;
}

/** A value wherever it is shown: missing where it has no text, rendered by its widget where that does more than write, otherwise written. `children` are its text. */
export function ShownValue({ widget, dense = false, brief = false, children, ...shown }: ShownValueProps & { children: string | undefined }): ReactNode {
  if (children === undefined || children === '') return <EmptyValue />;
  const Display = widget.Display as ComponentType<DisplayProps> | undefined;
  return Display ? <Display {...shown} dense={dense} brief={brief} /> : children;
}
