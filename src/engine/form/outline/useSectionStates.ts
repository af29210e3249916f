import type { Section } from '../../model/Resource';
import { topOf } from '../../model/topOf';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { useFormRecord } from '../../fields/FormRecord';
import { useFieldStates, useFormProgress } from '../FormState';

/** The state of a section of a form: the first of these that applies. */
export type SectionState = 'wrong' | 'changed' | 'incomplete' | 'filled' | 'empty';

/** The state of each section of the open form, by its name. */
export function useSectionStates(sections: readonly Section[]): ReadonlyMap<string, SectionState> {
  const { fields: known, messages } = useFieldStates();
  const { isChanged } = useFormProgress();
  const record = useFormRecord();
  const wrong = new Set([...messages.keys()].map(topOf));
  const isMissing = (field: string) => known.get(field)?.required === true && isEmptyValue(record[field]);
  const stateOf = (fields: readonly string[]): SectionState => {
    if (fields.some((field) => wrong.has(field))) return 'wrong';
    if (fields.some((field) => isChanged(field))) return 'changed';
    if (fields.some(isMissing)) return 'incomplete';
    return fields.some((field) => !isEmptyValue(record[field])) ? 'filled' : 'empty';
  };
  return new Map(sections.map(({ name, rows }) => [name, stateOf(rows.flat())]));
}
