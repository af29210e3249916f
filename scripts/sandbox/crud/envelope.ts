import type { Collection } from '../Collection';
import type { Page } from './page';

/** A list in JSON-LD (contract 1.2); `page` is absent when the server does not cut the list. */
export function hydraList(
  collection: Pick<Collection, 'iri' | 'type'>,
  members: unknown[],
  total: number,
): Record<string, unknown> {
  return {
    '@context': `/contexts/${collection.type}`,
    '@id': collection.iri,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': total,
  };
}

/** The view of a list that is not cut in pages: the address that was asked. */
export function hydraAddress({ pathname, search }: URL): Record<string, unknown> {
  return { '@id': pathname + search, '@type': 'hydra:PartialCollectionView' };
}

/** The links between pages, on the address that was asked. */
export function hydraView(url: URL, page: Page, total: number): Record<string, unknown> {
  const last = page.size > 0 ? Math.max(1, Math.ceil(total / page.size)) : 1;
  const at = (number: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(number));
    return `${url.pathname}?${query.toString()}`;
  };
  return {
    '@id': at(page.number),
    '@type': 'hydra:PartialCollectionView',
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page.number > 1 ? { 'hydra:previous': at(page.number - 1) } : {}),
    ...(page.number < last ? { 'hydra:next': at(page.number + 1) } : {}),
  };
}

/** A list that declares what it can be filtered and sorted by. */
export interface Searched extends Pick<Collection, 'iri' | 'type' | 'sortable'> {
  filters: ReadonlyMap<string, unknown>;
}

/** The filters a list declares. */
export function hydraSearch(collection: Searched): Record<string, unknown> {
  const variables = [...collection.filters.keys(), ...[...collection.sortable].map((field) => `order[${field}]`)];
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${collection.iri}{?${variables.join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map((variable) => ({ '@type': 'IriTemplateMapping', variable, required: false })),
  };
}
