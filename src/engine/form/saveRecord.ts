import { recordPath } from '../model/recordPath';
import type { RecordData } from '../model/Schema';
import { recordFromApi } from '../model/transforms/recordFromApi';
import { recordToApi } from '../model/transforms/recordToApi';
import type { SaveTask } from './SaveTask';

/**
 * Sends the record: all of it when creating, what has changed when editing. Answers it as the server has it, with the id to go on with:
 * a creation may answer nothing more, and an edit may answer another record. `undefined` when there was nothing to send.
 * Rejects with an `ApiError`.
 */
export async function saveRecord(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  const { api, entity, context, write, id } = task;
  const { endpoint } = entity.resource;
  const body = recordToApi(entity, record, write, context);

  if (write.mode === 'create') {
    return { ...record, ...recordFromApi(entity, await api.create(endpoint.create, body), context) };
  }
  if (Object.keys(body).length === 0) return undefined;
  const wire = await api.update(recordPath(endpoint.update, id ?? ''), body);
  const answer = recordFromApi(entity, wire, context);
  return { ...record, ...answer, id: entity.source?.savedAs?.(answer) ?? id };
}
