import { ApiError } from '@/api/ApiError';
import { sendChange } from '../../data/command/sendChange';
import type { RecordData } from '../../model/Schema';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import { recordToApi } from '../../model/transforms/recordToApi';
import { isAnswerTo } from './isAnswerTo';
import type { SaveTask } from './SaveTask';

/**
 * Sends the record: all of it in a creation, what has changed in an edit. Returns the record as the server has it, with the id to go on with, as a creation may
 * answer nothing more and an edit may answer another record. `undefined` when there was nothing to send.
 * Rejects with an `ApiError`. An answer of success that is about another record counts as a failure (rule calls.once).
 */
export async function saveRecord(record: RecordData, { api, entity, context, write, id }: SaveTask): Promise<RecordData | undefined> {
  if (write.mode === 'create') {
    const wire = await api.create(entity.resource.endpoint.create, recordToApi(entity, record, write, context), { dialect: entity.dialect });
    const created = recordFromApi(entity, wire, context);
    if (!isAnswerTo(record, wire, created, entity)) throw new ApiError('outcomeUnknown');
    return { ...record, ...created };
  }
  const answer = await sendChange(record, { api, entity, context, before: write.before, id });
  return answer && { ...record, ...answer, id: entity.source?.savedAs?.(answer) ?? id };
}
