import useSWR from 'swr';
import type { ReferenceOptions } from '@/engine/model/ListDefinition';
import type { Api, ListAnswer, QueryParameters } from '@/api/Api';
import type { Entity } from '@/engine/model/Resource';
import { telephoneParameters } from '@/engine/model/telephone';
import { fieldSchema } from '@/engine/model/widgetName';
import { fold } from '@/i18n/fold';
import { useApi } from '@/session/hooks';
import { toOption, type ReferenceOption } from './referenceOption';

/** As many as one look can take in; the rest is for another letter. */
const FIRST_RESULTS = 20;

/** A list without a search filter is a short one, fetched once. */
const WHOLE_LIST = 1000;

interface Found {
  options: ReferenceOption[];
  /** How many match and are not shown. */
  more: number;
}

/**
 * What may be chosen for what is typed: the first matches that the server finds through the `search` filter, or, without such a filter,
 * the whole list searched here. Nothing is asked while the list is closed.
 */
export function useReferenceOptions(entity: Entity, reference: ReferenceOptions, typed: string, open: boolean) {
  const api = useApi();
  const { name } = entity.resource;
  const { search, detail } = reference;
  const text = search === undefined ? '' : typed.trim();
  const parameters = parametersFor(entity, reference, text);

  const { data, error, isLoading, mutate } = useSWR(
    open ? [name, 'options', parameters.join(), detail ?? '', text] : null,
    async () => {
      const answers = await Promise.all((parameters.length === 0 || text === '' ? [search] : parameters).map((parameter) => ask(api, entity, parameter, text)));
      const options = answers.flatMap(({ items }) => items.map((item) => toOption(entity, item, detail)));
      const found = [...new Map(options.map((option) => [option.id, option])).values()];
      return { options: found, total: Math.max(found.length, ...answers.map(({ total }) => total)) };
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );

  const { options, total } = data ?? { options: [], total: 0 };
  const found = search === undefined ? inMemory(options, typed, total) : { options, more: total - options.length };
  return { ...found, error: error as unknown, isLoading, retry: () => void mutate() };
}

/** The filters that may find a text: the one that the reference names, and those that its target knows of, an e-mail's for what may be a part of one. */
function parametersFor({ resource }: Entity, { search, searchBy = resource.search?.by ?? {} }: ReferenceOptions, text: string): string[] {
  const isWord = /^\S{3,}$/.test(text);
  const others = Object.entries(searchBy).filter(([name, pattern]) => {
    const filter = resource.list?.filters.find((one) => one.name === name);
    return new RegExp(pattern).test(text) || (isWord && filter?.operator === 'contains');
  });
  const named = others.map(([name]) => resource.list?.filters.find((one) => one.name === name)?.parameter ?? name);
  return [...new Set([...(search === undefined ? [] : [search]), ...named])];
}

function ask(api: Api, entity: Entity, parameter: string | undefined, text: string): Promise<ListAnswer> {
  const { endpoint, list } = entity.resource;
  return api.list(endpoint.list, {
    page: 1,
    perPage: parameter === undefined ? WHOLE_LIST : FIRST_RESULTS,
    ...(list?.sort && { order: list.sort }),
    filters: parameter === undefined || text === '' ? [] : filtersFor(entity, parameter, text),
  });
}

function filtersFor({ resource: { list }, schema }: Entity, parameter: string, text: string): QueryParameters {
  if (fieldSchema(schema, parameter).format === 'telephone') return telephoneParameters(parameter, text);
  const doubled = list?.filters.some((filter) => filter.parameter === parameter && filter.doubleApostrophe);
  return [[parameter, doubled ? text.replaceAll("'", "''") : text]];
}

function inMemory(options: ReferenceOption[], typed: string, total: number): Found {
  const wanted = fold(typed.trim());
  const matching = options.filter(({ label }) => fold(label).includes(wanted));
  return { options: matching, more: Math.max(0, total - options.length) };
}
