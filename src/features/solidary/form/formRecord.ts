import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/**
 * What the form of a request starts from: the request as its page has read it, with the fields that its structure makes. The destination of a journey
 * to anywhere is that of its start: it is left out, or it would be taken for an answer once anywhere is not the answer any more.
 */
export function formRecord(completed: Pick<Entity, 'resource'>, record: RecordData): RecordData {
  const loaded = recordFromApi(completed, record);
  return loaded['destinationAny'] === true ? withoutKeys(loaded, ['destination']) : loaded;
}
