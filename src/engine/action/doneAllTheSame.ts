import type { Api } from '@/api/Api';
import type { ApiError } from '@/api/ApiError';
import type { Entity, RecordData } from '../Resource';
import { recordFromApi } from '../transforms/recordFromApi';
import type { TransformContext } from '../transforms/Transform';

interface Means {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
  /** Whether the action makes sense for a record. */
  applies(record: RecordData): boolean;
}

/**
 * Whether an action was done although the server failed: it may break on what follows a write that it has made (contract solidary 23). The
 * record is read again, and an action that makes no sense for it any more was done. Not known, and so no, where reading acts.
 */
export async function doneAllTheSame({ id }: RecordData, error: ApiError, { api, entity, transforms, applies }: Means): Promise<boolean> {
  const { endpoint, readingActs } = entity.resource;
  if (error.kind !== 'server' || readingActs || id === undefined) return false;
  const wire = await api.get(`${endpoint.item}/${encodeURIComponent(String(id))}`).catch(() => undefined);
  return wire !== undefined && !applies(recordFromApi(entity, wire, transforms));
}
