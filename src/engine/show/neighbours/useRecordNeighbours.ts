import { useMemo } from 'react';
import { readListQuery } from '../../data/listQuery';
import { useListIfAny } from '../../data/useOperatorList';
import { useListPage } from '../../data/useListPage';
import { useListPreferences } from '../../data/listPreferences';
import { shownAddress } from '../../data/useListAddress';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { Neighbour, Neighbours } from '../../page/Neighbours';

/**
 * Where a record stands in the list that the operator came from, with its neighbours, those of the pages before and after included.
 * `undefined` without such a list, and for a record that it does not hold.
 */
export function useRecordNeighbours(entity: EntityBody, id: string, from: string | undefined): Neighbours | undefined {
  const list = useListIfAny(entity.resource);
  const address = useShownAddress(entity.resource.name, from);
  const query = useMemo(() => address && list && readListQuery(address, { list, schema: entity.schema }), [address, list, entity]);
  const here = useListPage(entity, list, query);

  const index = here?.records.findIndex((record) => String(record['id']) === id) ?? -1;
  const position = query && index >= 0 ? (query.page - 1) * query.size + index + 1 : 0;
  const isLastOfPage = here !== undefined && index === here.records.length - 1 && (position < here.total || here.more === true);
  const before = useListPage(entity, list, useOtherPage(query, position > 1 && index === 0 ? -1 : undefined));
  const after = useListPage(entity, list, useOtherPage(query, position > 0 && isLastOfPage ? 1 : undefined));

  return useMemo(() => {
    if (!here || !query || !address || position === 0) return undefined;
    const neighbourAt = (record: RecordData | undefined, page: number): Neighbour | undefined => {
      if (record?.['id'] === undefined) return undefined;
      const neighbour = String(record['id']);
      return { id: neighbour, path: `${entity.resource.route}/show/${encodeURIComponent(neighbour)}`, list: listAt(entity, address, page) };
    };
    return {
      position,
      total: here.total,
      more: here.more,
      list: listAt(entity, address, query.page),
      previous: index > 0 ? neighbourAt(here.records[index - 1], query.page) : neighbourAt(before?.records.at(-1), query.page - 1),
      next: isLastOfPage ? neighbourAt(after?.records[0], query.page + 1) : neighbourAt(here.records[index + 1], query.page),
    };
  }, [entity, address, query, here, index, position, isLastOfPage, before, after]);
}

function useShownAddress(entity: string, from: string | undefined): URLSearchParams | undefined {
  const [preferences] = useListPreferences(entity);
  return useMemo(() => (from === undefined ? undefined : shownAddress(new URLSearchParams(from.split('?')[1]), preferences)), [from, preferences]);
}

function useOtherPage(query: ListQuery | undefined, step: number | undefined): ListQuery | undefined {
  return useMemo(() => (query && step !== undefined ? { ...query, page: query.page + step } : undefined), [query, step]);
}

/** The same list at another page. */
function listAt({ resource }: EntityBody, address: URLSearchParams, page: number): string {
  const other = new URLSearchParams(address);
  if (page === 1) other.delete('page');
  else other.set('page', String(page));
  const text = other.toString();
  return `${resource.route}${text && `?${text}`}`;
}
