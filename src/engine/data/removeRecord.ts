import type { Api } from '@/api/Api';
import type { Entity } from '../model/Resource';

/** Deletes one record, by its number. Rejects with an `ApiError`. */
export async function removeRecord({ resource }: Pick<Entity, 'resource'>, id: unknown, api: Pick<Api, 'remove'>): Promise<void> {
  await api.remove(`${resource.endpoint.delete}/${encodeURIComponent(String(id))}`);
}
