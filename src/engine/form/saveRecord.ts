import type { Api } from '@/api/Api';
import type { Entity, RecordData } from '../Resource';
import { recordFromApi } from '../transforms/recordFromApi';
import { recordToApi, type WriteMode } from '../transforms/recordToApi';
import type { TransformContext } from '../transforms/Transform';

interface Saving {
  api: Api;
  entity: Entity;
  context: TransformContext;
  write: WriteMode;
  /** Of the record as it was read, when editing. */
  id: string | undefined;
}

/**
 * Sends the record: all of it when creating, what has changed when editing. Answers it as the server has it, with the id to go on with:
 * a creation may answer nothing more, and an edit may answer another record. `undefined` when there was nothing to send.
 * Rejects with an `ApiError`.
 */
export async function saveRecord(record: RecordData, { api, entity, context, write, id }: Saving): Promise<RecordData | undefined> {
  const { endpoint, update } = entity.resource;
  const body = recordToApi(entity, record, write, context);

  if (write.mode === 'create') return { ...record, ...recordFromApi(entity, await api.create(endpoint.create, body), context) };
  if (Object.keys(body).length === 0) return undefined;
  const answer = recordFromApi(entity, await api.update(`${endpoint.update}/${encodeURIComponent(id ?? '')}`, body), context);
  return { ...record, ...answer, id: update.followReturnedId ? (answer['id'] ?? id) : id };
}
