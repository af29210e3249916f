import { useEngine } from '@/engine/data/EngineContext';
import { useTextContext } from '@/engine/fields/useTextContext';
import { widgetField } from '@/engine/model/widgetField';
import { widgetName } from '@/engine/model/widgetName';
import { useCase } from '../case/CaseContext';

/** The text of a field's widget for the record: the same words as on the screen. */
export function useFieldText(): (field: string) => string | undefined {
  const { entity, record } = useCase();
  const { widgets } = useEngine();
  const context = useTextContext();
  return (field) => widgets[widgetName(entity, field)]?.toText(record[field], widgetField(entity, field, ''), context, record);
}
