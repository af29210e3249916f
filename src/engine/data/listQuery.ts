import type { FilterDefinition, ListDefinition, Sort } from '../model/ListDefinition';
import type { FilterValues, ListQuery } from '../model/ListQuery';
import type { RecordSchema } from '../model/Schema';
import { withoutKeys } from '../model/transforms/withoutKeys';
import { readFilterValues, readText } from './filterValues';

/** The list and the schema that an address is read against. */
export interface ListShape {
  list: ListDefinition;
  schema: RecordSchema;
}

const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

const FILTER_PREFIX = 'f.';

/** The sizes a page may have, that of the resource included. */
export function pageSizes(defaultSize: number): number[] {
  return [...new Set([...PAGE_SIZES, defaultSize])].sort((a, b) => a - b);
}

/** Reads the query from an address. It never throws: what the list does not know (a size, a sort, a filter, a value) is left out. */
export function readListQuery(address: URLSearchParams, { list, schema }: ListShape): ListQuery {
  const filters: Record<string, readonly string[]> = {};
  for (const filter of list.filters) {
    const given = givenValues(address, filter);
    const values = readFilterValues(given, filter, schema);
    const isDisplayed = values.length > 0 || (filter.shown !== 'always' && given.length > 0);
    if (isDisplayed && !isExcluded(filter.name, filters, list)) filters[filter.name] = values;
  }

  return { page: readPage(address.get('page')), size: readSize(address.get('size'), list), sort: knownSort(address.get('sort'), list), filters };
}

/** The values of a filter in an address. A filter that the address does not name has its initial values; one that is named without a value asks nothing. */
function givenValues(address: URLSearchParams, { name, initial }: FilterDefinition): string[] {
  const given = address.getAll(FILTER_PREFIX + name);
  return given.length === 0 && initial !== undefined ? [initial] : given;
}

/** What an address filters by and its query does not: a filter or a value that the list does not know, or that it cannot combine with another. */
export function filtersLeftOut(address: URLSearchParams, { filters }: ListQuery): { name: string; value: string }[] {
  const applied = new Map(Object.entries(filters));
  return [...address]
    .filter(([key, value]) => key.startsWith(FILTER_PREFIX) && value.trim() !== '')
    .map(([key, value]) => ({ name: key.slice(FILTER_PREFIX.length), value }))
    .filter(({ name, value }) => !applied.get(name)?.includes(readText(value)));
}

/** Writes the address of a query, without the values that are the list's defaults. */
export function writeListQuery(query: ListQuery, list: ListDefinition): URLSearchParams {
  const address = new URLSearchParams();
  if (query.page !== 1) address.set('page', String(query.page));
  if (query.size !== list.pageSize) address.set('size', String(query.size));
  if (query.sort && sortText(query.sort) !== (list.sort && sortText(list.sort))) address.set('sort', sortText(query.sort));
  for (const [name, values] of Object.entries({ ...emptied(list), ...query.filters })) {
    if (isInitial(name, values, list)) continue;
    for (const value of values.length > 0 ? values : ['']) address.append(FILTER_PREFIX + name, value);
  }
  return address;
}

/** The filters with an initial value, each with no value: an address must name them to ask nothing of them. */
function emptied({ filters }: ListDefinition): FilterValues {
  return Object.fromEntries(filters.filter(({ initial }) => initial !== undefined).map(({ name }) => [name, []]));
}

function isInitial(name: string, values: readonly string[], { filters }: ListDefinition): boolean {
  const initial = filters.find((filter) => filter.name === name)?.initial;
  return initial !== undefined && values.length === 1 && values[0] === initial;
}

/** Writes the address of a list that opens with filters, given by name. */
export function filterAddress(filters: Readonly<Record<string, string | readonly string[]>>): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).flatMap(([name, values]) => [values].flat().map((value) => [FILTER_PREFIX + name, value])));
}

/** The query after a change. Other filters, another sort or size make another list, which starts at its first page. */
export function changedQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** The filters after one of them was given other values, without those that the server cannot combine with it. */
export function withFilter(filters: FilterValues, name: string, values: readonly string[], list: ListDefinition): FilterValues {
  const others = Object.entries(filters).filter(([other]) => other !== name && !areExclusive(name, other, list));
  const isAlways = list.filters.some((filter) => filter.name === name && filter.shown === 'always');
  const isGone = isAlways && values.length === 0;
  return Object.fromEntries(isGone ? others : [...others, [name, values]]);
}

/** The filters without one of them. An optional filter is no longer displayed then (specification 4.33). */
export function withoutFilter(filters: FilterValues, name: string): FilterValues {
  return withoutKeys(filters, [name]);
}

/** Whether any filter has a value and so leaves records out. */
export function isFiltered(filters: FilterValues): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

function isExcluded(name: string, filters: FilterValues, list: ListDefinition): boolean {
  return Object.keys(filters).some((other) => areExclusive(name, other, list));
}

/** Whether the server cannot combine two filters. */
export function areExclusive(one: string, other: string, { filters }: ListDefinition): boolean {
  const [group, otherGroup] = [one, other].map((name) => filters.find((filter) => filter.name === name)?.exclusive);
  return one !== other && group !== undefined && group === otherGroup;
}

function readPage(text: string | null): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1;
}

function readSize(text: string | null, { pageSize }: ListDefinition): number {
  return pageSizes(pageSize).find((size) => String(size) === text) ?? pageSize;
}

/** Reads a sort as the address writes it; `undefined` for any other text. */
export function readSort(text: string | null): Sort | undefined {
  const [field, direction] = text?.split(':') ?? [];
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}

export function sortText({ field, direction }: Sort): string {
  return `${field}:${direction}`;
}

/** Reads a sort, but only by a field that the list can be sorted by. */
function knownSort(text: string | null, list: ListDefinition): Sort | undefined {
  const sort = readSort(text);
  const isKnown = list.sort?.field === sort?.field || list.columns.some(({ field, sortable }) => field === sort?.field && sortable);
  return sort && isKnown ? sort : list.sort;
}
