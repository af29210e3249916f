import { useFormRecord } from '../../fields/FormRecord';
import { useFieldText } from '../../fields/useFieldText';
import type { Section } from '../../model/Resource';
import { fieldSchema, hasType } from '../../model/widgetName';
import { useFormState } from '../FormState';

/** The words of what a section holds, for the line that stands for it. A tick alone would say nothing. */
export function useSectionTexts(): (section: Section) => string[] {
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const textOf = useFieldText(entity, labels);
  return ({ rows }) =>
    rows
      .flat()
      .filter((name) => !hasType(fieldSchema(entity.schema, name), 'boolean'))
      .flatMap((name) => {
        const text = textOf(name, record[name], record);
        return text === '' || isBareNumber(text, record[name]) ? [] : [text];
      });
}

/** Whether a text is only the number of a record whose name is not known here, which tells the operator nothing. */
function isBareNumber(text: string, value: unknown): boolean {
  return text === `#${String(value)}`;
}
