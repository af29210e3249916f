import type { RecordData } from '../../model/Schema';

/** Whether an answer is about another record than the one with this id. An answer without an id proves nothing. */
export function isOfAnother(answer: RecordData, id: unknown): boolean {
  return answer['id'] !== undefined && String(answer['id']) !== String(id);
}
