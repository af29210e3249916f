import type { Collection } from '../World';
import type { Page } from './page';

/** A list in JSON-LD (contract wire.lists). */
export function hydraList(
  collection: Pick<Collection, 'iri' | 'type' | 'listIri'>,
  members: unknown[],
  total: number,
): Record<string, unknown> {
  return {
    '@context': `/contexts/${collection.type}`,
    '@id': collection.listIri ?? collection.iri,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': total,
  };
}

/**
 * The `hydra:view` of a list, to be spread beside its members: the requested address and, when there are several pages, the links between them. It
 * is empty when the query has no other parameter than the page and there is only one page (contract wire.lists). `page` is absent when the server
 * does not split the list.
 */
export function hydraView(url: URL, total: number, page?: Page): Record<string, unknown> {
  const last = page ? lastPage(page, total) : 1;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !/^page(\[|$)/.test(name)));
  if (last === 1 && query.size === 0) return {};
  const at = (number?: number): string => {
    const asked = new URLSearchParams(query);
    if (number !== undefined) asked.set('page', String(number));
    return `${url.pathname}?${asked.toString()}`;
  };
  const isCut = page !== undefined && last !== 1;
  const links = isCut && {
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page.number > 1 ? { 'hydra:previous': at(page.number - 1) } : {}),
    ...(page.number < last ? { 'hydra:next': at(page.number + 1) } : {}),
  };
  return { 'hydra:view': { '@id': at(isCut ? page.number : undefined), '@type': 'hydra:PartialCollectionView', ...links } };
}

function lastPage({ size, isEndless }: Page, total: number): number {
  if (size === 0) return isEndless ? total / size : 1;
  return Math.max(1, Math.ceil(total / size));
}

/** A list that declares what it can be filtered and sorted by. */
export interface Searched extends Pick<Collection, 'iri' | 'type' | 'sortable'> {
  filters: ReadonlyMap<string, unknown>;
}

/** The filters that a list declares, each with its property. */
export function hydraSearch({ iri, filters, sortable }: Searched): Record<string, unknown> {
  const orders = [...sortable].map((property) => ({ variable: `order[${property}]`, property }));
  const searched = [...[...filters.keys()].map((property) => ({ variable: property, property })), ...orders];
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${iri}{?${searched.map(({ variable }) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': searched.map((named) => ({ '@type': 'IriTemplateMapping', ...named, required: false })),
  };
}
