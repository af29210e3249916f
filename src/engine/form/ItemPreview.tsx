import { PartBoundary } from '@/ui/PartBoundary';
import { useEngine } from '../EngineContext';
import { useFormRecord } from '../FormRecord';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { useFormState } from './FormState';
import { wordsPath } from './pathLabel';
import { valueAt } from './valueAt';

/** What an item of a list leads to, under its fields; for the lists whose widget can show it. */
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
