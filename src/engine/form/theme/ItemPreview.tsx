import { PartBoundary } from '@/ui/PartBoundary';
import { useEngine } from '../../data/EngineContext';
import { useFormRecord } from '../../fields/FormRecord';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { useFormState } from '../FormState';
import { wordsPath } from '../../fields/pathLabel';
import { valueAt } from '../../fields/valueAt';

/** A preview of an item of a list under its fields, for lists whose widget can show it. */
export function ItemPreview({ path }: { path: readonly (string | number)[] }) {
  const { widgets } = useEngine();
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const list = wordsPath(path.join('.'));
  const Preview = widgets[widgetName(entity, list)]?.ItemPreview;
  if (!Preview) return null;

  return (
    <PartBoundary>
      <Preview field={widgetField(entity, list, labels.field(list))} item={valueAt(record, path)} />
    </PartBoundary>
  );
}
