import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readListQuery } from '../../data/listQuery';
import { useListIfAny } from '../../data/useOperatorList';
import { useListPage } from '../../data/useListPage';
import { useListPreferences } from '../../data/listPreferences';
import { shownAddress } from '../../data/useListAddress';
import { showAddress } from '../../model/recordAddress';
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
  const list = useListIfAny(entity.resource);
  const address = useShownAddress(entity.resource.name, from);
  const query = useMemo(() => address && list && readListQuery(address, { list, schema: entity.schema }), [address, list, entity]);
  const taken = useTakenQueue(id);
  const here = useListPage(entity, list, taken ? undefined : query);
  const queue = useMemo((): Queue | undefined => {
    if (taken || !here || !query) return taken;
    const ids = idsOf(here.records);
    return ids.includes(id) ? { ids, before: (query.page - 1) * query.size, total: here.total, ...(here.more && { more: here.more }), begun: true } : undefined;
  }, [taken, here, query, id]);
  useCompletedQueue({ entity, list, query, queue, isKept: taken !== undefined, id });

  return useMemo(() => {
    if (!queue || !query || !address || !list) return undefined;
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
  }, [entity, list, address, query, queue, id]);
}

/** The queue in this entry of the history, if it contains this record. */
function useTakenQueue(id: string): Queue | undefined {
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => {
    const queue = queueOf(state);
    return queue?.ids.includes(id) ? queue : undefined;
  }, [state, id]);
}

function useShownAddress(entity: string, from: string | undefined): URLSearchParams | undefined {
  const [preferences] = useListPreferences(entity);
  return useMemo(() => (from === undefined ? undefined : shownAddress(new URLSearchParams(from.split('?')[1]), preferences)), [from, preferences]);
}

/** The address of the same list at another page. */
function listAt({ resource }: EntityBody, address: URLSearchParams, page: number): string {
  const other = new URLSearchParams(address);
  if (page === 1) other.delete('page');
  else other.set('page', String(page));
  const text = other.toString();
  return `${resource.route}${text && `?${text}`}`;
}
