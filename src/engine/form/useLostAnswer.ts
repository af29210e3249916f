import { useApi } from '@/session/hooks';
import type { EntityBody, RecordData } from '../Resource';
import { recordFromApi } from '../transforms/recordFromApi';
import { recordToApi, type WriteMode } from '../transforms/recordToApi';
import type { TransformContext } from '../transforms/Transform';

interface LostAnswer {
  entity: EntityBody;
  write: WriteMode;
  id: string | undefined;
  context: TransformContext;
}

/**
 * When the answer to an edit is lost, reads the record again: it answers it if nothing of the edit is missing, so that it was made after
 * all. `undefined` when that is not known: a creation has no address yet, a reading may act, and the edit may still be under way.
 */
export function useLostAnswer({ entity, write, id, context }: LostAnswer) {
  const api = useApi();

  return async (record: RecordData): Promise<RecordData | undefined> => {
    const { endpoint, readingActs } = entity.resource;
    if (write.mode === 'create' || id === undefined || readingActs) return undefined;
    const wire = await api.get(`${endpoint.item}/${encodeURIComponent(id)}`).catch(() => undefined);
    if (!wire) return undefined;
    const found = recordFromApi(entity, wire, context);
    const missing = recordToApi(entity, record, { mode: 'edit', before: found }, context);
    return isAmong(Object.keys(missing), changedKeys(record)) ? undefined : found;
  };

  /** What somebody else changed meanwhile is not missing from this edit. */
  function changedKeys(record: RecordData): string[] {
    return Object.keys(recordToApi(entity, record, write, context));
  }
}

function isAmong(missing: string[], sent: string[]): boolean {
  return missing.some((name) => sent.includes(name));
}
