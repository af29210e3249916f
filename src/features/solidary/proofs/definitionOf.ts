import type { RecordData } from '@/engine/model/Schema';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { WidgetField } from '@/engine/model/Widget';
import { textValue } from '../../../widgets/textValue';

/** Where the question to an answer is: in lists of a record of another entity. */
export interface AnswerOptions {
  resource: string;
  /** The field beside the answer that holds the number of that record. */
  id: string;
  /** Its lists of questions. */
  lists: readonly string[];
  /** The field beside the answer that holds the number of the question; those that have none are known by their `label`. */
  definition: string | undefined;
  label: string;
}

export function answerOptions({ options }: WidgetField): AnswerOptions {
  const { resource, id, lists, definition, label } = options;
  return {
    resource: String(resource),
    id: String(id),
    lists: Array.isArray(lists) ? lists.map(String) : [],
    definition: textValue(definition),
    label: String(label),
  };
}

/** The question that was answered, as the other record holds it; by its words where the answer does not have its number. */
export function definitionOf(answer: RecordData, source: RecordData, { lists, definition, label }: AnswerOptions): RecordData | undefined {
  const questions = lists.flatMap((list) => source[list] ?? []).filter(isPlainObject);
  const number = definition === undefined ? undefined : answer[definition];
  const isIt = (question: RecordData) => (number === undefined || number === null ? question['label'] === answer[label] : question['id'] === number);
  return questions.find(isIt);
}
