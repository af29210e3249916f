import type { RecordData } from '@/engine/model/Schema';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { AnswerWidget } from '@/generated/options';

/** The question that was answered, as the other record holds it; by its words where the answer does not have its number. */
export function definitionOf(answer: RecordData, source: RecordData, { lists, definition, label }: AnswerWidget): RecordData | undefined {
  const questions = lists.flatMap((list) => source[list] ?? []).filter(isPlainObject);
  const number = definition === undefined ? undefined : answer[definition];
  const isIt = (question: RecordData) => (number === undefined || number === null ? question['label'] === answer[label] : question['id'] === number);
  return questions.find(isIt);
}
