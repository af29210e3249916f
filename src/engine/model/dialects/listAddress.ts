import type { ListRequest, QueryParameters } from '../../../api/records';

/** How a list is asked for a page. In each text of this and of the following, `{name}` stands for the name of a field or of a filter. */
export interface PageAsking {
  /** How a page is named: by its number, by the number of records before it, by the cursor from the page before, or not at all because the answer holds the whole list. */
  by: 'page' | 'offset' | 'cursor' | 'none';
  /** The parameter that names the page. */
  parameter: string;
  /** The parameter with the number of records of a page; `""` where the server alone decides. */
  size: string;
  /** The number of the first page, or what stands for no record before it. */
  first: number;
}

/** The number of the first page, or of the records before it, where nobody says another. */
export function firstOf(by: PageAsking['by']): number {
  return by === 'offset' ? 0 : 1;
}

/** How a list is asked for an order. */
interface SortAsking {
  parameter: string;
  /** The value of the parameter for a field, in either direction. */
  ascending: string;
  descending: string;
  /** The parameter of the direction, where the API has one. */
  direction: string;
  /** What this parameter says for the lowest first, and for the highest first. */
  directions: readonly string[];
}

/** How a list is filtered. */
interface FilterAsking {
  /** The parameter of a single value. */
  one: string;
  /** The parameter of each of several values. */
  several: string;
  /** Several values are sent as one text, separated by commas. */
  joined: boolean;
  /** The parameters of the two ends of a range. */
  from: string;
  to: string;
  /** The server excludes the end of a range of days: the day after it is sent. */
  untilNextDay: boolean;
}

/** How a list is asked for. */
export interface Asking {
  page: PageAsking;
  sort: SortAsking;
  filter: FilterAsking;
}

/** The directions of an order, where nobody says other words for them. */
export const DIRECTIONS = ['asc', 'desc'];

/** Whether pages are requested by number or offset while the server alone decides how many records each one has. */
export function hasSizelessPages({ page: { by, size } }: Asking): boolean {
  return size === '' && (by === 'page' || by === 'offset');
}

/** The address of a page of the list at a path. */
export function listAddress(path: string, { page, sort, filter }: Asking, request: ListRequest, cursor?: string): string {
  const query = new URLSearchParams([...sorted(request.order, sort), ...paged(request, page, cursor), ...filtered(request.filters ?? [], filter)].map(([name, value]) => [name, value]));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function sorted(order: ListRequest['order'], { parameter, ascending, descending, direction, directions }: Asking['sort']): QueryParameters {
  if (!order) return [];
  const pattern = order.direction === 'asc' ? ascending : descending;
  return [[named(parameter, order.field), named(pattern, order.field)], ...(direction === '' ? [] : [[direction, directions[order.direction === 'asc' ? 0 : 1] ?? order.direction] as const])];
}

function paged(request: ListRequest, { by, parameter, size, first }: Asking['page'], cursor: string | undefined): QueryParameters {
  if (by === 'none') return [];
  const places: Readonly<Record<string, string | undefined>> = {
    page: String(request.page - 1 + first),
    offset: String((request.page - 1) * request.perPage + first),
    cursor,
  };
  const place = places[by];
  return [...(place === undefined ? [] : [[parameter, place] as const]), ...(size === '' ? [] : [[size, String(request.perPage)] as const])];
}

/** The form in which the engine writes filters, which is the platform's: `name[]` for several values, `name[after]` and `name[before]` for a range. */
const PART = /^(.+)\[(after|before|)\]$/;

function filtered(filters: QueryParameters, asking: Asking['filter']): QueryParameters {
  const said = filters.flatMap(([name, value]): QueryParameters => {
    const [, field = name, part] = PART.exec(name) ?? [];
    if (value === '') return [];
    if (part === 'after') return [[named(asking.from, field), value]];
    if (part === 'before') return [[named(asking.to, field), asking.untilNextDay ? value : dayBefore(value)]];
    return [[named(part === '' ? asking.several : asking.one, field), value]];
  });
  if (!asking.joined) return said;
  const names = [...new Set(said.map(([name]) => name))];
  return names.map((name) => [name, said.filter(([other]) => other === name).map(([, value]) => value).join(',')]);
}

/** Undoes the engine's addition of a day to the end of a range; a number stays as it was typed. */
function dayBefore(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const day = new Date(`${value}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

function named(pattern: string, name: string): string {
  return pattern.replaceAll('{name}', name);
}
