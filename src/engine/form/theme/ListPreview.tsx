import { useEngine } from '../../data/EngineContext';
import { useFormRecord } from '../../fields/FormRecord';
import { FieldValue } from '../../fields/FieldValue';
import { widgetField } from '../../model/widgetField';
import { fieldSchema, widgetName } from '../../model/widgetName';
import { useFormState } from '../FormState';
import { PreviewDialog } from './PreviewDialog';

/** A preview of a list while it is edited item by item, for lists whose widget can show more than the items. */
export function ListPreview({ name, value }: { name: string; value: readonly unknown[] }) {
  const { widgets } = useEngine();
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const widget = fieldSchema(entity.schema, name).items ? widgets[widgetName(entity, name)] : undefined;
  if (!widget?.hasPreview) return null;

  const label = labels.field(name);
  return (
    <PreviewDialog label={label}>
      <FieldValue field={widgetField(entity, name, label)} widget={widget} value={value} record={record} />
    </PreviewDialog>
  );
}
