import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/**
 * The initial values of the form: the request as its page read it, with the fields that come from its structure. If any destination will do, the
 * platform repeats the start as the destination. It is left out, because it would otherwise be taken as an answer when the operator unticks
 * "anywhere".
 */
export function formRecord(completed: Entity, record: RecordData): RecordData {
  const loaded = recordFromApi(completed, record);
  return loaded['destinationAny'] === true ? withoutKeys(loaded, ['destination']) : loaded;
}
