import type { RestDialect } from '../../../src/generated/options';
import type { Document, Part } from '../Document';
import { camelCase } from '../../resources/derive/names';

/** A query parameter of a list. */
export interface Parameter {
  name: string;
  place: string;
  /** The schema of its value, with references followed. */
  schema: Part | undefined;
  /** What the document says of it, and gives as an example. */
  description: string;
  example: unknown;
  /** Whether every call has to have it. */
  isRequired: boolean;
  /** Whether several values are one text with commas; nothing where it takes one value. */
  isJoined?: boolean;
}

/** The parameters of a list, grouped by their purpose. */
export type Sorted = Record<'pages' | 'sizes' | 'places' | 'sorts' | 'others', readonly Parameter[]>;

/** How a list is asked for a page, an order and filters, where the dialect does not do so by default. */
export function askingOf(document: Document, parameters: Sorted, ranges: Ranges): Pick<RestDialect, 'page' | 'sort' | 'filter'> {
  const [page, sort, filter] = [pageOf(document, parameters), sortOf(document, parameters.sorts), filterOf(parameters.others, ranges)];
  const said = (options: object) => Object.keys(options).length > 0;
  return { ...(said(page) && { page }), ...(said(sort) && { sort }), ...(said(filter) && { filter }) };
}

/** Cursors that lead back to the page before. */
const BACK = /before|prev|until/i;

const CURSOR = /cursor|token|after|before|marker|continu|sinceId|maxId/i;

function pageOf(document: Document, { pages, sizes, places }: Sorted): NonNullable<RestDialect['page']> {
  const [place] = pages.length > 0 ? pages : [...places].sort((one, other) => Number(BACK.test(one.name)) - Number(BACK.test(other.name)));
  if (!place) return { by: 'none' };
  const by = pages.length > 0 ? 'page' : CURSOR.test(camelCase(place.name)) ? 'cursor' : 'offset';
  const [size] = sizes;
  const largest = valueOf(document, size, 'maximum');
  const leasts = [valueOf(document, place, 'minimum'), valueOf(document, place, 'default'), ...(FROM_ZERO.test(place.description) || place.example === 0 ? [0] : [])];
  const first = FIRST[by].find((least) => leasts.includes(least)) ?? (isOpenSearch(place, size) ? 1 : undefined);
  return {
    ...(by !== 'page' && { by }),
    parameter: place.name,
    size: size?.name ?? '',
    ...(first !== undefined && { first }),
    ...(typeof largest === 'number' && largest > 0 && largest !== 100 && { largest }),
  };
}

/** Where pages begin, if not as usual. */
const FIRST = { page: [0], offset: [1], cursor: [] };

const FROM_ZERO = /\b(?:zero|0)[- ]?(?:based|indexed)\b|\b(?:starts?|starting|begins?|beginning|counted|counts?) (?:at|from|with) (?:0|zero)\b|\(0\.\.|(?:à partir de|commence(?:nt)? (?:à|par)) (?:0|zéro)/i;

/** SCIM and others count records from 1, whether their document says so or not. */
function isOpenSearch(place: Parameter, size: Parameter | undefined): boolean {
  return camelCase(place.name) === 'startIndex' && size?.name === 'count';
}

function valueOf(document: Document, parameter: Parameter | undefined, keyword: string): unknown {
  return document.at(parameter?.schema)?.value[keyword];
}

/** `order[name]`, which is how the platform takes an order. */
export const ORDER = /^order\[([\w.]+)\]$/;

const isDirection = (choice: unknown) => /^(asc|desc)(ending)?$/i.test(String(choice));

function sortOf(document: Document, sorts: readonly Parameter[]): NonNullable<RestDialect['sort']> {
  if (sorts.some(({ name }) => ORDER.test(name))) return { parameter: 'order[{name}]', ascending: 'asc', descending: 'desc' };
  const direction = sorts.find((one) => /(direction|dir|sort_?order)$/i.test(one.name) || choicesOf(document, one).some(isDirection));
  const field = sorts.find((one) => one !== direction);
  if (!field) return {};
  const [separator] = choicesOf(document, field).flatMap((choice) => /(?<=\w)([:,. _])desc/i.exec(choice)?.[1] ?? []);
  return {
    ...(field.name !== 'sort' && { parameter: field.name }),
    ...(separator !== undefined && { ascending: `{name}${separator}asc`, descending: `{name}${separator}desc` }),
    ...(direction && { direction: direction.name, ...directionsOf(choicesOf(document, direction)) }),
  };
}

/** The words of an API for the two directions, where they are not the usual ones. */
function directionsOf(choices: readonly string[]): Pick<NonNullable<RestDialect['sort']>, 'directions'> {
  const [lowest, highest] = [/^asc/i, /^desc/i].map((word) => choices.find((choice) => word.test(choice)));
  const isUsual = lowest === undefined || highest === undefined || (choices.includes('asc') && choices.includes('desc'));
  return isUsual ? {} : { directions: [lowest, highest] };
}

function choicesOf(document: Document, { schema }: Parameter): string[] {
  const choices = (document.at(schema, 'items') ?? schema)?.value['enum'];
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** `filter[name]`, which is how JSON:API and others take a filter. */
export const FILTER = /^filter\[([\w.-]+)\](?:\[\])?$/;

function filterOf(others: readonly Parameter[], { style }: Ranges): NonNullable<RestDialect['filter']> {
  const isNamed = others.some(({ name }) => FILTER.test(name));
  const one = isNamed ? 'filter[{name}]' : undefined;
  const hasBrackets = others.some(({ name }) => name.endsWith('[]'));
  const lists = others.filter(({ isJoined }) => isJoined !== undefined);
  return {
    ...(one !== undefined && { one }),
    ...(lists.length > 0 && lists.every(({ isJoined }) => isJoined) && { joined: true }),
    ...((one !== undefined || hasBrackets) && { several: `${one ?? '{name}'}${hasBrackets ? '[]' : ''}` }),
    ...(style && { from: style[0], to: style[1], ...(/before|\blt\b|\[lt\]/.test(style[1]) && { untilNextDay: true }) }),
  };
}

/** The parameters that are the ends of ranges, and how their names are written. */
export interface Ranges {
  /** The field that each parameter is about. */
  bases: ReadonlyMap<string, string>;
  style?: readonly [from: string, to: string];
}

const STYLES: readonly (readonly [from: string, to: string])[] = [
  ['{name}[after]', '{name}[before]'],
  ['{name}[gte]', '{name}[lte]'],
  ['{name}[gt]', '{name}[lt]'],
  ['{name}__gte', '{name}__lte'],
  ['{name}_gte', '{name}_lte'],
  ['{name}_after', '{name}_before'],
  ['{name}_from', '{name}_to'],
  ['{name}_min', '{name}_max'],
  ['min_{name}', 'max_{name}'],
];

/** The first style in which both ends of a range can be asked. Hardly any API has two styles, so the others are ignored. */
export function rangesAmong(names: readonly string[]): Ranges {
  for (const style of STYLES) {
    const [from, to] = style.map((pattern) => (base: string) => pattern.replace('{name}', base));
    const bases = [...new Set(names.flatMap((name) => baseIn(name, style[0]) ?? baseIn(name, style[1]) ?? []))];
    const whole = bases.filter((base) => from && to && names.includes(from(base)) && names.includes(to(base)));
    if (whole.length > 0) return { bases: new Map(whole.flatMap((base) => style.map((pattern) => [pattern.replace('{name}', base), base] as const))), style };
  }
  return { bases: new Map() };
}

function baseIn(name: string, pattern: string): string | undefined {
  const [before = '', after = ''] = pattern.split('{name}');
  const isOne = name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
  return isOne ? name.slice(before.length, name.length - after.length) : undefined;
}
