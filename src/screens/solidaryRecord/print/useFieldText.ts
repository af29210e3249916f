import { useEngine } from '@/engine/EngineContext';
import { useTextContext } from '@/engine/useTextContext';
import { widgetField } from '@/engine/widgetField';
import { widgetName } from '@/engine/widgetName';
import { useCase } from '../case/CaseContext';

/** What the widget of a field says of the record: the same words as on the screen. */
export function useFieldText(): (field: string) => string | undefined {
  const { entity, record } = useCase();
  const { widgets } = useEngine();
  const context = useTextContext();
  return (field) => widgets[widgetName(entity, field)]?.toText(record[field], widgetField(entity, field, ''), context, record);
}
