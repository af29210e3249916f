import type { Api } from '@/api/Api';
import type { QueryParameters } from '@/api/records';
import { collect } from '@/engine/bulk/collect';
import { holds, type ConditionContext } from '@/engine/model/conditions';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { ListQuery } from '@/engine/model/ListQuery';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import type { TransformContext } from '@/engine/model/transforms/Transform';
import type { RecipientSource } from './sources';

/** What is needed to count recipients. */
export interface Counting {
  api: Api;
  source: RecipientSource;
  /** The entity as it is listed, under its owner where it has one. */
  entity: EntityBody;
  list: ListDefinition;
  situation: Omit<ConditionContext, 'record' | 'mode'>;
  transforms: TransformContext;
  signal: AbortSignal;
}

/** The records among these that can be written to. */
export function reachedAmong(records: readonly RecordData[], { source, situation }: Pick<Counting, 'source' | 'situation'>): readonly RecordData[] {
  return records.filter((record) => holds(source.reached, { ...situation, mode: 'show', record }));
}

/** How many records of a filtered list can be written to, counted by the server. Rejects with an `ApiError`. */
export async function countFiltered(parameters: QueryParameters, { api, source, entity, signal }: Counting): Promise<number> {
  if (!source.counts) throw new Error(`The list of "${source.resource}" cannot count recipients.`);
  const [name, value] = source.counts.reached;
  // Filters that ask for people who cannot be written to leave nobody.
  if (parameters.some(([other, asked]) => other === name && asked !== value)) return 0;
  const others = parameters.filter(([other]) => other !== name);
  const answer = await api.list(entity.resource.endpoint.list, { page: 1, perPage: 1, filters: [...others, [name, value]] }, { signal });
  return answer.total;
}

/** How many of a selection can still be written to. Rejects with an `ApiError`. */
export async function countSelected(ids: readonly number[], counting: Counting): Promise<number> {
  if (counting.source.counts) return countFiltered([[counting.source.counts.ids, ids.join(',')]], counting);
  const records = await readAll({ page: 1, size: 1, sort: undefined, filters: {} }, 1, counting, () => undefined);
  return reachedAmong(records.filter(({ id }) => ids.includes(Number(id))), counting).length;
}

/** Every record that a query matches. Rejects with an `ApiError`. */
export async function readAll(query: ListQuery, total: number, counting: Counting, onRead: (read: number) => void): Promise<readonly RecordData[]> {
  const { api, entity, list, transforms, signal } = counting;
  return collect({ kind: 'matching', query, total }, list, { api, entity, context: transforms, signal }, onRead);
}
