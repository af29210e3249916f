import type { Asking } from '../../../src/engine/model/dialects/listAddress';

/** A request for a list in another dialect. */
export interface AskedList {
  /** The query translated into the platform's parameters. */
  query: URLSearchParams;
  /** The page, counted from 1. */
  page: number;
  perPage: number;
}

/** The number of records that a server answers when the request names no size. */
const USUAL_SIZE = 20;
const EVERYTHING = 1_000_000;

export function platformQuery(asked: URLSearchParams, asking: Asking, largest: number): AskedList {
  const { page, perPage } = pageOf(asked, asking.page, largest);
  const query = new URLSearchParams([['page', String(page)], ['perPage', String(perPage)], ...orderOf(asked, asking.sort), ...filtersOf(asked, asking)]);
  return { query, page, perPage };
}

function pageOf(asked: URLSearchParams, { by, parameter, size, first }: Asking['page'], largest: number): Pick<AskedList, 'page' | 'perPage'> {
  if (by === 'none') return { page: 1, perPage: EVERYTHING };
  const perPage = Math.min(largest, Number(asked.get(size) ?? USUAL_SIZE));
  const place = asked.get(parameter);
  if (place === null) return { page: 1, perPage };
  // The sandbox uses the number of a page as its cursor, which works because clients only send a cursor back as they got it.
  return { page: by === 'offset' ? Math.floor((Number(place) - first) / perPage) + 1 : Number(place) - (by === 'page' ? first - 1 : 0), perPage };
}

function orderOf(asked: URLSearchParams, { parameter, ascending, descending, direction, directions }: Asking['sort']): [string, string][] {
  for (const [name, value] of asked) {
    const named = nameIn(name, parameter);
    if (named === undefined) continue;
    const isInName = parameter.includes('{name}');
    const lowest = nameIn(value, ascending);
    const highest = direction === '' ? nameIn(value, descending) : undefined;
    const isDescending = direction === '' ? highest !== undefined : asked.get(direction) === directions[1];
    return [[`order[${isInName ? named : (highest ?? lowest ?? value)}]`, isDescending ? 'desc' : 'asc']];
  }
  return [];
}

function filtersOf(asked: URLSearchParams, { page, sort, filter }: Asking): [string, string][] {
  const others = [...asked].filter(([name]) => ![page.parameter, page.size, sort.direction].includes(name) && nameIn(name, sort.parameter) === undefined);
  const read = others.flatMap(([name, value]): [string, string][] => {
    const [from, to, one] = [nameIn(name, filter.from), nameIn(name, filter.to), nameIn(name, filter.several) ?? nameIn(name, filter.one)];
    if (from !== undefined) return [[`${from}[after]`, value]];
    if (to !== undefined) return [[`${to}[before]`, filter.untilNextDay ? value : dayAfter(value)]];
    return (filter.joined ? value.split(',') : [value]).map((each) => [one ?? name, each]);
  });
  const isRepeated = (name: string) => read.filter(([other]) => other === name).length > 1;
  return read.map(([name, value]) => [isRepeated(name) ? `${name}[]` : name, value]);
}

function dayAfter(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(Date.parse(`${value}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) : value;
}

/** The part of a text where a pattern has `{name}`; for a pattern without it, the whole text if the two are equal. */
function nameIn(text: string, pattern: string): string | undefined {
  const [before = '', after] = pattern.split('{name}');
  if (after === undefined) return text === pattern ? text : undefined;
  const isOne = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return isOne ? text.slice(before.length, text.length - after.length) : undefined;
}
