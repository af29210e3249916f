import useSWR from 'swr';
import type { Api } from '@/api/Api';
import type { ListAnswer, ListRequest, QueryParameters } from '@/api/records';
import { waysOfName } from '@/engine/data/waysOfName';
import type { FilterValues } from '@/engine/model/ListQuery';
import type { Entity, Resource, SearchDefinition } from '@/engine/model/Resource';
import { telephoneParameters } from '@/engine/model/telephone';
import { fieldSchema } from '@/engine/model/widgetName';
import { fold } from '@/i18n/fold';
import { useApi } from '@/session/hooks';
import { toOption, type ReferenceOption } from './referenceOption';

/** The number of results that can be taken in at a glance; for others, the operator types more. */
const FIRST_RESULTS = 20;

/** The page size for a list without a search filter, which is short and read once. */
const WHOLE_LIST = 1000;

interface Found {
  options: ReferenceOption[];
  /** How many records match and are not shown; a minimum, where the others are not counted. */
  more: number;
  isUncounted: boolean;
}

/**
 * The records that may be chosen for what is typed: the first matches of the server, by the search that the entity defines. Where it has no such filter, the whole
 * list is searched here. No request is made while the list is closed.
 */
export function useReferenceOptions(entity: Entity, typed: string, open: boolean) {
  const api = useApi();
  const { name } = entity.resource;
  const search = searchOf(entity.resource);
  const text = search ? typed.trim() : '';

  const { data, error, isLoading, mutate } = useSWR(
    open ? [name, 'options', text] : null,
    async () => {
      const searches = search && text !== '' ? waysOf(entity.resource, search, text).map((way) => filtersFor(entity, way)) : [[]];
      const answers = await Promise.all(searches.map((filters) => ask(api, entity, { filters, perPage: search ? FIRST_RESULTS : WHOLE_LIST })));
      const options = answers.flatMap(({ items }) => items.map((item) => toOption(entity, item)));
      const found = [...new Map(options.map((option) => [option.id, option])).values()];
      return { options: found, total: Math.max(found.length, ...answers.map(({ total }) => total)), isUncounted: answers.some(({ more }) => more) };
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );

  const { options, total, isUncounted } = data ?? { options: [], total: 0, isUncounted: false };
  const found = search ? { options, more: total - options.length } : inMemory(options, typed, total);
  return { ...found, isUncounted, error: error as unknown, isLoading, retry: () => void mutate() };
}

/** How the server searches these records; `undefined` where it does not. */
function searchOf({ search, list }: Resource): SearchDefinition | undefined {
  return list?.paging === 'client' ? undefined : search;
}

/** The filters that may find a text: those of a name, and one for a text that looks like something else, such as a part of an e-mail address. */
function waysOf({ list }: Resource, { filters, by }: SearchDefinition, text: string): FilterValues[] {
  const isContained = (name: string) => list?.filters.find((one) => one.name === name)?.operator === 'contains';
  const isWord = /^\S{3,}$/.test(text);
  const others = Object.keys(by).filter((name) => new RegExp(by[name] ?? '').test(text) || (isWord && isContained(name)));
  return [...waysOfName(filters, text), ...others.filter((name) => !filters.includes(name)).map((name) => ({ [name]: [text] }))];
}

function ask(api: Api, { resource: { endpoint, list }, dialect }: Entity, request: Pick<ListRequest, 'filters' | 'perPage'>): Promise<ListAnswer> {
  return api.list(endpoint.list, { page: 1, ...(list?.sort && { order: list.sort }), ...request }, { dialect });
}

/** The request parameters of these filters. A filter that is not among those of the list is a parameter itself. */
function filtersFor({ resource: { list }, schema }: Entity, way: FilterValues): QueryParameters {
  return Object.entries(way).flatMap(([name, [value = '']]): QueryParameters => {
    const { parameter, doubleApostrophe } = list?.filters.find((one) => one.name === name) ?? { parameter: name, doubleApostrophe: false };
    if (fieldSchema(schema, parameter).format === 'telephone') return telephoneParameters(parameter, value);
    return [[parameter, doubleApostrophe ? value.replaceAll("'", "''") : value]];
  });
}

function inMemory(options: ReferenceOption[], typed: string, total: number): Omit<Found, 'isUncounted'> {
  const wanted = fold(typed.trim());
  const matching = options.filter(({ label }) => fold(label).includes(wanted));
  return { options: matching, more: Math.max(0, total - options.length) };
}
