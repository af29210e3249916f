import { useEngine } from '../data/EngineContext';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { compositeText } from './compositeText';
import type { Labels } from './labels';
import { useTextContext } from './useTextContext';

/** What a value of a field says in a line, as the page of the record would; empty where it says nothing. `name` is dotted, without places in lists. */
export function useFieldText(entity: Entity, labels: Labels): (name: string, value: unknown, record: RecordData) => string {
  const { widgets } = useEngine();
  const context = useTextContext();
  return (name, value, record) => {
    const text = widgets[widgetName(entity, name)]?.toText(value, widgetField(entity, name, labels.field(name)), context, record);
    return text ?? compositeText(value) ?? '';
  };
}
