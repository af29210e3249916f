import useSWR from 'swr';
import { useApi } from '@/session/hooks';
import { fixedParameters } from '../../data/listRequest';
import type { KnownTotal } from '../../data/knownTotal';
import { isFiltered } from '../../data/listQuery';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery, Scope, Selection } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';

/** The list that the operator sees when they ask for an export. */
export interface ExportedList extends KnownTotal {
  entity: EntityBody;
  /** The list as they see it: their columns, in their order. */
  list: ListDefinition;
  query: ListQuery;
  selection: Selection;
}

/** A set of records that may be exported. */
export interface ExportScope {
  name: 'selection' | 'matching' | 'all';
  /** The number of records; undefined until the server has given it. */
  count: number | undefined;
  scope: Scope;
}

/** The sets of records that may be exported, the most precise first: the selected records, those that the filters match, all. */
export function useExportScopes({ entity, list, query, total, more, selection }: ExportedList): ExportScope[] {
  const filtered = isFiltered(query.filters);
  const unfiltered = useUnfilteredTotal(entity, list, filtered);
  const matching = more ? undefined : total;
  const count = filtered ? unfiltered : matching;
  const ticked = selection.kind === 'some' ? [...selection.records.values()] : [];

  return [
    ...(ticked.length > 0 ? [{ name: 'selection', count: ticked.length, scope: { kind: 'records', records: ticked } } as const] : []),
    ...(filtered ? [{ name: 'matching', count: matching, scope: { kind: 'matching', query, total } } as const] : []),
    { name: 'all', count, scope: { kind: 'matching', query: { ...query, filters: {} }, total: count ?? 0 } },
  ];
}

function useUnfilteredTotal({ resource, dialect }: EntityBody, list: ListDefinition, isAsked: boolean): number | undefined {
  const api = useApi();
  const request = { page: 1, perPage: 1, filters: fixedParameters(list) };
  const { data } = useSWR(isAsked ? [resource.name, 'count', request, resource.endpoint.list] : null, () => api.list(resource.endpoint.list, request, { dialect }), {
    revalidateOnFocus: false,
  });
  return data?.more ? undefined : data?.total;
}
