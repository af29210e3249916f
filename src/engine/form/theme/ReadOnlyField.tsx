import { FieldValue } from '../../fields/FieldValue';
import { useFormRecord } from '../../fields/FormRecord';
import type { Widget, WidgetField } from '../../model/Widget';

interface ReadOnlyFieldProps {
  field: WidgetField;
  widget: Widget;
  value: unknown;
}

/** A value that the form shows and cannot change: text in the place of the field, not a greyed box. */
export function ReadOnlyField({ field, widget, value }: ReadOnlyFieldProps) {
  const record = useFormRecord();
  return (
    <div>
      <p className="field-label">{field.label}</p>
      <FieldValue field={field} widget={widget} value={value} record={record} />
    </div>
  );
}
