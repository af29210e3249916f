import { ApiError } from '@/api/ApiError';
import { recordPath } from '../model/recordPath';
import type { RecordData } from '../model/Schema';
import { recordFromApi } from '../model/transforms/recordFromApi';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { changedFields, recordToApi } from '../model/transforms/recordToApi';
import { isAnswerTo } from './isAnswerTo';
import type { SaveTask } from './SaveTask';

/**
 * Sends the record: all of it in a creation, what has changed in an edit. Returns the record as the server has it, with the id to go on with, as a creation may
 * answer nothing more and an edit may answer another record. `undefined` when there was nothing to send.
 * Rejects with an `ApiError`. An answer of success that has the former values of what was sent, or is about another record, counts as a failure (rule calls.once).
 */
export async function saveRecord(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  const { api, entity, context, write, id } = task;
  const { resource: { endpoint }, dialect } = entity;
  const body = recordToApi(entity, record, write, context);

  if (write.mode === 'create') {
    const wire = await api.create(endpoint.create, body, { dialect });
    const created = recordFromApi(entity, wire, context);
    if (!isAnswerTo(record, wire, created, entity)) throw new ApiError('outcomeUnknown');
    return { ...record, ...created };
  }
  if (Object.keys(body).length === 0) return undefined;
  const wire = await api.update(recordPath(endpoint.update, id ?? ''), body, { dialect });
  const answer = recordFromApi(entity, wire, context);
  if (isFormer(answer, record, task)) throw new ApiError('outcomeUnknown');
  return { ...record, ...answer, id: entity.source?.savedAs?.(answer) ?? id };
}

/**
 * Whether an answer ignores the edit: it contains nothing of what was changed, and is about another record or has all the values from before. It may be the answer
 * to another request, kept by a cache on the way. A missing value proves nothing, as the platform leaves out what is empty (contract wire.values), and neither
 * does a text in another language than the stored one. Where reading has a side effect this is not tested, as nobody could look.
 */
function isFormer(answer: RecordData, record: RecordData, { entity, write, id }: SaveTask): boolean {
  if (write.mode === 'create' || entity.source?.readHasSideEffect) return false;
  const { before } = write;
  const changed = changedFields(entity, record, before);
  const telling = changed.filter((name) => !isEmptyValue(before[name]) && !entity.resource.translated?.includes(name));
  const isTaken = changed.some((name) => !isEmptyValue(record[name]) && isSameValue(answer[name], record[name]));
  const isOther = answer['id'] !== undefined && String(answer['id']) !== id;
  return !isTaken && (isOther || (telling.length > 0 && telling.every((name) => isSameValue(answer[name], before[name]))));
}
