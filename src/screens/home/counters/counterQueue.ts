import { filterAddress } from '@/engine/data/listQuery';
import { showAddress } from '@/engine/model/recordAddress';
import type { CounterResult } from '@/engine/insight/counters/readCounter';
import type { Counter } from '@/engine/insight/counters/countersFor';
import type { Queue } from '@/engine/page/Queue';

/** What a link to a record leaves in the history, so that its page goes through what waits. */
export interface CounterTrail {
  from: string;
  queue?: Queue;
}

/** The list that was counted. What no filter finds has none: the records themselves stand in the card. */
export function counterList({ resource: { route = '' }, definition: { filters, item, under } }: Counter): string | undefined {
  if (item ?? under) return undefined;
  const query = filterAddress(filters).toString();
  return query === '' ? route : `${route}?${query}`;
}

/** What waits as something that is gone through: the list that was counted, what waits longest first where it can be ordered by that, or, where it has no filter for that, the records that were found. What waits under records is gone through in their lists. */
export function counterTrail(counter: Counter, { parts, sort }: CounterResult): CounterTrail | undefined {
  const list = counterList(counter);
  if (list !== undefined) return { from: sort === undefined ? list : `${list}${list.includes('?') ? '&' : '?'}sort=${sort}` };
  const { resource: { route }, definition: { item, confirmed } } = counter;
  const ids = parts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (route === undefined || !item) return undefined;
  return { from: route, queue: { ids, before: 0, total: ids.length, by: [item, confirmed ?? item].map(({ field }) => field) } };
}

/** The page of the first record that waits. */
export function counterStart({ resource: { route }, definition: { item } }: Counter, { first, parts }: CounterResult): string | undefined {
  const id = item ? parts[0]?.id : first;
  return id === undefined ? undefined : showAddress(route, id);
}
