import { filterAddress } from '@/engine/data/listQuery';
import { showAddress } from '@/engine/model/recordAddress';
import type { CounterResult } from '@/engine/insight/counters/readCounter';
import type { Counter } from '@/engine/insight/counters/countersFor';
import type { Queue } from '@/engine/page/Queue';

/** The state that a link to a record stores in the history, so that its page leads through the waiting records. */
export interface CounterTrail {
  from: string;
  queue?: Queue;
}

/** The list that was counted; `undefined` where no filter finds these records, which are then shown in the card itself. */
export function counterList({ resource: { route = '' }, definition: { filters, item, under } }: Counter): string | undefined {
  if (item ?? under) return undefined;
  const query = filterAddress(filters).toString();
  return query === '' ? route : `${route}?${query}`;
}

/**
 * The waiting records as a queue: the list that was counted, sorted by the longest wait where it can be, or the records that were found, where the list has no
 * filter for them. Records that wait under others are gone through in the lists of those.
 */
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
