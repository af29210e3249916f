import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFiltered, readListQuery } from '../../data/listQuery';
import { useListIfAny } from '../../data/useOperatorList';
import { useListPage } from '../../data/useListPage';
import { useListPreferences } from '../../data/listPreferences';
import { shownAddress } from '../../data/useListAddress';
import { showAddress } from '../../model/recordAddress';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { Neighbour, Neighbours } from '../../page/Neighbours';
import { queueOf, type Queue } from '../../page/Queue';
import { idsOf } from './readIds';
import { useCompletedQueue } from './useCompletedQueue';

/**
 * The place of a record in the list that the operator came from, as the list was when they began, with its neighbours, also those on the pages before and after.
 * `undefined` without such a list, and for a record that it does not contain.
 */
export function useRecordNeighbours(entity: EntityBody, id: string, from: string | undefined): Neighbours | undefined {
  const shown = useShownList(entity, from);
  const taken = useTakenQueue(id);
  const begun = useBegunQueue(entity, id, taken ? undefined : shown);
  const queue = taken ?? begun;
  useCompletedQueue({ entity, list: shown?.list, query: shown?.query, queue, isKept: taken !== undefined, id });
  return useMemo(() => queue && shown && neighboursIn(queue, id, shown, entity), [queue, id, shown, entity]);
}

/**
 * The neighbours of a record that is read beside its list: those in the rows of the page, and the one that comes after these. Where a decision takes the record out
 * of the list, they stay what they were.
 */
export function usePanelNeighbours(entity: EntityBody, id: string, from: string): Neighbours | undefined {
  const shown = useShownList(entity, from);
  const page = useBegunQueue(entity, id, shown);
  const following = useFollowing(entity, shown, page?.ids.at(-1) === id ? page : undefined);
  const queue = useMemo(() => page && { ...page, ids: [...page.ids, ...following] }, [page, following]);
  const [last, setLast] = useState(queue);
  if (queue && queue !== last) setLast(queue);
  return useMemo(() => last && shown && neighboursIn(last, id, shown, entity), [last, id, shown, entity]);
}

interface ShownList {
  list: ListDefinition;
  address: URLSearchParams;
  query: ListQuery;
}

/** The list at an address of the app. */
function useShownList(entity: EntityBody, from: string | undefined): ShownList | undefined {
  const list = useListIfAny(entity.resource);
  const [preferences] = useListPreferences(entity.resource.name);
  return useMemo(() => {
    if (from === undefined || !list) return undefined;
    const address = shownAddress(new URLSearchParams(from.split('?')[1]), preferences);
    return { list, address, query: readListQuery(address, { list, schema: entity.schema }) };
  }, [from, list, preferences, entity]);
}

/** The queue that begins with the page of the list, if that page contains the record. */
function useBegunQueue(entity: EntityBody, id: string, shown: ShownList | undefined): Queue | undefined {
  const here = useListPage(entity, shown?.list, shown?.query);
  return useMemo(() => {
    if (!here || !shown) return undefined;
    const ids = idsOf(here.records);
    const { page, size } = shown.query;
    return ids.includes(id) ? { ids, before: (page - 1) * size, total: here.total, ...(here.more && { more: here.more }), begun: true } : undefined;
  }, [here, shown, id]);
}

/**
 * The first record of the next page, which a decision on the last one of this page brings into it. It is read only for that last one, in a narrowed list, and stays the
 * same when the decision has the next page read again before this one.
 */
function useFollowing(entity: EntityBody, shown: ShownList | undefined, page: Queue | undefined): readonly string[] {
  const isNeeded = page !== undefined && page.before + page.ids.length < page.total && shown !== undefined && isFiltered(shown.query.filters);
  const query = useMemo(() => (isNeeded ? { ...shown.query, page: shown.query.page + 1 } : undefined), [isNeeded, shown]);
  const next = useListPage(entity, shown?.list, query);
  const [following, setFollowing] = useState<{ of?: Queue; ids: readonly string[] }>({ ids: [] });
  if (page && next && following.of !== page) setFollowing({ of: page, ids: idsOf(next.records.slice(0, 1)) });
  return following.of === page ? following.ids : NONE;
}

const NONE: readonly string[] = [];

function neighboursIn(queue: Queue, id: string, { list, address, query }: ShownList, entity: EntityBody): Neighbours {
  const { ids, before, by } = queue;
  const index = ids.indexOf(id);
  const pageOf = (at: number) => listAt(entity, address, by ? query.page : Math.floor((before + at) / query.size) + 1);
  const neighbourAt = (at: number): Neighbour | undefined => {
    const neighbour = ids[at];
    if (neighbour === undefined) return undefined;
    return { id: neighbour, path: showAddress(entity.resource.route, neighbour), list: pageOf(at), queue };
  };
  return {
    position: before + index + 1,
    total: queue.total,
    more: queue.more,
    list: pageOf(index),
    narrowedBy: by ?? list.filters.filter(({ name }) => (query.filters[name]?.length ?? 0) > 0).map(({ name, field }) => field ?? name),
    queue,
    previous: neighbourAt(index - 1),
    next: neighbourAt(index + 1),
  };
}

/** The queue in this entry of the history, if it contains this record. */
function useTakenQueue(id: string): Queue | undefined {
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => {
    const queue = queueOf(state);
    return queue?.ids.includes(id) ? queue : undefined;
  }, [state, id]);
}

/** The address of the same list at another page. */
function listAt({ resource }: EntityBody, address: URLSearchParams, page: number): string {
  const other = new URLSearchParams(address);
  if (page === 1) other.delete('page');
  else other.set('page', String(page));
  const text = other.toString();
  return `${resource.route}${text && `?${text}`}`;
}
