import { useEngine } from '../data/EngineContext';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { compositeText } from './compositeText';
import type { Labels } from './labels';
import { useTextContext } from './useTextContext';

/** The text of a field's value in one line, as the page of the record shows it; empty for an empty value. `name` is dotted, without the places in lists. */
export function useFieldText(entity: Entity, labels: Labels): (name: string, value: unknown, record: RecordData) => string {
  const { widgets } = useEngine();
  const context = useTextContext();
  return (name, value, record) => {
    const text = widgets[widgetName(entity, name)]?.toText(value, widgetField(entity, name, labels.field(name)), context, record);
    return text ?? compositeText(value) ?? '';
  };
}
