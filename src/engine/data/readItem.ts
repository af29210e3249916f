import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { versionOf, withVersion } from '@/api/version';
import { recordPath } from '../model/recordPath';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { recordFromApi } from '../model/transforms/recordFromApi';
import type { TransformContext } from '../model/transforms/Transform';

interface ItemReading {
  api: Pick<Api, 'get'>;
  context: TransformContext;
  signal?: AbortSignal;
}

/** The path at which one record is read and changed. */
export function itemPath({ resource }: Pick<Entity, 'resource'>, id: unknown): string {
  return recordPath(resource.endpoint.item, id);
}

/** Reads one record by its number, with its version. Rejects with an `ApiError`, also for a deleted record that the platform still answers. */
export async function readItem(entity: Entity, id: unknown, { api, context, signal }: ItemReading): Promise<RecordData> {
  const wire = await api.get(itemPath(entity, id), { ...(signal && { signal }), dialect: entity.dialect });
  return withVersion(itemFromApi(entity, wire, context), versionOf(wire));
}

/**
 * Reads a record from an answer. Throws `server` when the answer is no record, and `notFound` when the record says that it is deleted (contract users.delete: the
 * platform keeps the row).
 */
export function itemFromApi(entity: Entity, wire: WireRecord, context: TransformContext): RecordData {
  if (wire['id'] === undefined && wire['@id'] === undefined) throw new ApiError('server');
  const record = recordFromApi(entity, wire, context);
  const { deletedWhen } = entity.resource;
  if (deletedWhen && record[deletedWhen.field] === deletedWhen.is) throw new ApiError('notFound');
  return record;
}
