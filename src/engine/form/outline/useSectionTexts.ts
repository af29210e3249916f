import { useEngine } from '../../data/EngineContext';
import { useFormRecord } from '../../fields/FormRecord';
import { useFieldText } from '../../fields/useFieldText';
import { recordNumber } from '../../model/recordTitle';
import type { Section } from '../../model/Resource';
import { fieldSchema, hasType, widgetName } from '../../model/widgetName';
import { useFormState } from '../FormState';

/** The words of what a section holds, for the line that stands for it. A tick alone would say nothing. */
export function useSectionTexts(): (section: Section) => string[] {
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const { widgets } = useEngine();
  const textOf = useFieldText(entity, labels);
  /** The address of a stored file tells the operator nothing, unlike the name of one that was chosen. */
  const isFile = (name: string) => widgets[widgetName(entity, name)]?.afterSave !== undefined;
  return ({ rows }) =>
    rows
      .flat()
      .filter((name) => !hasType(fieldSchema(entity.schema, name), 'boolean'))
      .flatMap((name) => {
        const text = textOf(name, record[name], record);
        const isNameless = isBareNumber(text, record[name]) || (text === record[name] && isFile(name));
        return text === '' || isNameless ? [] : [text];
      });
}

/** Whether a text is only the number of a record whose name is not known here, which tells the operator nothing. */
function isBareNumber(text: string, value: unknown): boolean {
  return text === recordNumber(value);
}
