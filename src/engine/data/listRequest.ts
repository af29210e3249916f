import type { ListRequest } from '@/api/records';
import type { FilterDefinition, ListDefinition } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import { telephoneParameters } from '../model/telephone';
import { readRange } from './filterValues';

type Parameter = readonly [name: string, value: string];

/** The request for a query, in the parameters of the server (contract wire.lists, wire.filters). A fixed filter goes with every request. */
export function listRequest(query: ListQuery, list: ListDefinition): ListRequest {
  return {
    page: query.page,
    perPage: query.size,
    ...(query.sort && { order: query.sort }),
    filters: [...fixedParameters(list), ...list.filters.flatMap((filter) => parametersOf(filter, query.filters[filter.name] ?? []))],
  };
}

/** The parameters that do not depend on the operator: whose list it is, and its fixed filters. */
export function fixedParameters({ parent, fixedFilters }: ListDefinition): Parameter[] {
  return [...(parent ? [parent] : []), ...fixedFilters.map(({ parameter, value }) => [parameter, value] as const)];
}

function parametersOf(filter: FilterDefinition, values: readonly string[]): Parameter[] {
  const { operator, parameter, multiple } = filter;
  switch (operator) {
    case 'contains':
    case 'equals':
      return values.map((value) => [parameter, filter.doubleApostrophe ? value.replaceAll("'", "''") : value]);
    case 'telephone':
      return values.flatMap((value) => telephoneParameters(parameter, value));
    case 'oneOf':
    case 'reference':
      return values.map((value) => [multiple ? `${parameter}[]` : parameter, value]);
    case 'yesNo':
      return values.map((value) => [parameter, filter.values?.[value === 'yes' ? 'yes' : 'no'] ?? '']);
    case 'dateRange':
      return values.flatMap((value) => rangeParameters(parameter, value, nextDay));
    case 'numberRange':
      return values.flatMap((value) => rangeParameters(parameter, value, (end) => end));
  }
}

function rangeParameters(parameter: string, value: string, lastOf: (end: string) => string): Parameter[] {
  const { from, to } = readRange(value);
  return [
    ...(from ? [[`${parameter}[after]`, from] as const] : []),
    ...(to ? [[`${parameter}[before]`, lastOf(to)] as const] : []),
  ];
}

/** The day after. The server takes a day for its first instant, so without this the last day chosen would be left out (contract wire.filters). */
function nextDay(day: string): string {
  return daysLater(day, 1);
}

/** The last day that was chosen, from the day that was sent for it; a text that is no day stays as it is. */
export function dayBefore(day: string): string {
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : daysLater(day, -1);
}

function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
