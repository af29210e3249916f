import type { Section } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { topOf } from '../../model/topOf';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import type { FormState } from '../FormState';

/** The state of a section of a form: the first of these that applies. */
export type SectionState = 'wrong' | 'changed' | 'filled' | 'empty';

/** The state of each section, by its name. */
export function sectionStates(sections: readonly Section[], { messages, isChanged }: Pick<FormState, 'messages' | 'isChanged'>, record: RecordData): ReadonlyMap<string, SectionState> {
  const wrong = new Set([...messages.keys()].map(topOf));
  const stateOf = (fields: readonly string[]): SectionState => {
    if (fields.some((field) => wrong.has(field))) return 'wrong';
    if (fields.some((field) => isChanged(field))) return 'changed';
    return fields.some((field) => !isEmptyValue(record[field])) ? 'filled' : 'empty';
  };
  return new Map(sections.map(({ name, rows }) => [name, stateOf(rows.flat())]));
}
