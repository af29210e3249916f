import { camelCase } from '../../resources/derive/names';
import type { Document, Part } from '../Document';
import type { Asked, AskedFilter, Note } from '../Found';
import { guessed, look } from '../notes';
import type { Call } from './calls';

export interface ListParameters {
  asked: Asked;
  notes: Note[];
}

interface Parameter {
  name: string;
  place: string;
  /** With what it refers to. */
  schema: Part | undefined;
}

const PAGE = named('page pageNumber pageNo p currentPage pageIndex');
const SIZE = named('perPage pageSize itemsPerPage limit size count maxResults maxItems rowsPerPage first top take resultsPerPage results max');
const PLACE = named(
  'offset skip start startIndex startAt cursor after before startingAfter endingBefore pageToken nextToken continue marker nextCursor continuationToken sinceId maxId',
);
const SORT = named('sort sortBy sortOrder sortDirection order orderBy ordering direction orderDirection sorting');
const SEARCH = named('q query search searchTerm keyword keywords term text fulltext');
/** About the answer, and not about its records. */
const ASIDE = named(
  'fields include includes expand embed exclude pretty format lang locale language apiKey accessToken key callback envelope groups properties pagination partial',
);

/** What the query parameters of a list are for. */
export function listParameters(document: Document, list: Call): ListParameters {
  const all = list.parameters.filter(({ value }) => value['in'] === 'query' && value['deprecated'] !== true).map((part) => parameter(document, part));
  const asked = (pattern: RegExp) => all.filter(({ name }) => pattern.test(camelCase(name.replaceAll(/[[\]]/g, ' '))));
  const [pages, sizes, places, sorts] = [asked(PAGE), asked(SIZE), asked(PLACE), all.filter(({ name }) => SORT.test(camelCase(name)) || ORDER.test(name))];
  const paging = [...pages, ...sizes, ...places];
  const others = all.filter((one) => ![...paging, ...sorts, ...asked(ASIDE)].includes(one));
  const filters = uniqueFilters(others.flatMap((one) => filterOf(document, one) ?? []));
  const unread = others.filter((one) => !filterOf(document, one));
  return {
    asked: { paging: paging.length > 0 ? 'server' : 'client', ...pageSizeOf(document, sizes), sortable: sortableBy(document, sorts), filters },
    notes: [
      ...pagingNotes(list, { pages, sizes, places }),
      ...sortNotes(sorts),
      ...unread.map(({ name, place }) => look(place, `the parameter "${name}" is no filter here`)),
    ],
  };
}

function named(names: string): RegExp {
  return new RegExp(`^(${names.replaceAll(' ', '|')})$`, 'i');
}

function parameter(document: Document, part: Part): Parameter {
  const [media] = document.parts(part, 'content');
  return { name: String(part.value['name']), place: part.place, schema: document.at(part, 'schema') ?? document.at(media?.[1], 'schema') };
}

/** `order[name]`, as the back office asks for an order. */
const ORDER = /^order\[([\w.]+)\]$/;

/** Whether the ends of a range are asked as the back office does. */
const RANGE = /^([\w.]+)\[(after|before|strictly_after|strictly_before)\]$/;

function filterOf(document: Document, { name, place, schema }: Parameter): AskedFilter | undefined {
  const range = RANGE.exec(name)?.[1];
  if (range !== undefined) return { parameter: range, place, kind: 'range', multiple: false };
  const plain = name.replace(/\[\]$/, '');
  if (/[^\w.-]/.test(plain)) return undefined;
  const items = document.at(schema, 'items') ?? schema;
  const types = [items?.value['type'] ?? 'string'].flat();
  if (SEARCH.test(camelCase(name))) return { parameter: name, place, kind: 'search', multiple: false };
  if (types.includes('object') || types.includes('array')) return undefined;
  const kind = Array.isArray(items?.value['enum']) ? 'choice' : types.includes('boolean') ? 'yesNo' : 'value';
  return { parameter: plain, place, kind, multiple: plain !== name };
}

function uniqueFilters(filters: readonly AskedFilter[]): AskedFilter[] {
  return [...new Map([...filters].reverse().map((filter) => [filter.parameter, filter])).values()].reverse();
}

/** A page of 25 is too long for some. */
function pageSizeOf(document: Document, sizes: readonly Parameter[]): Pick<Asked, 'pageSize'> {
  const most = sizes.map(({ schema }) => document.at(schema)?.value['maximum']).find((maximum) => typeof maximum === 'number');
  return typeof most === 'number' && most > 0 && most < 25 ? { pageSize: most } : {};
}

function sortableBy(document: Document, sorts: readonly Parameter[]): Asked['sortable'] {
  const ordered = sorts.flatMap(({ name }) => ORDER.exec(name)?.[1] ?? []);
  if (ordered.length > 0) return ordered;
  const choices = sorts.flatMap(({ schema }) => (document.at(schema, 'items') ?? schema)?.value['enum'] ?? []);
  const orders = choices.map((choice) => String(choice).replace(/^[-+]/, '').replace(/[:,. _](asc|desc)(ending)?$/i, ''));
  const fields = orders.filter((field) => !/^(asc|desc)(ending)?$/i.test(field));
  return sorts.length === 0 ? [] : fields.length > 0 ? [...new Set(fields)] : 'any';
}

function pagingNotes(list: Call, { pages, sizes, places }: Record<'pages' | 'sizes' | 'places', Parameter[]>): Note[] {
  const names = [...pages, ...sizes, ...places].map(({ name }) => name);
  if (names.length === 0) return [guessed(list.operation.place, 'no parameter asks for a page: the list is read whole ("paging": "client")')];
  const isOurs = names.every((name) => name === 'page' || name === 'perPage');
  return isOurs ? [] : [look(list.operation.place, `pages are asked by ${quoted(names)}; the back office asks "page" and "perPage"`)];
}

function sortNotes(sorts: readonly Parameter[]): Note[] {
  const others = sorts.filter(({ name }) => !ORDER.test(name));
  return others.map(({ name, place }) => look(place, `an order is asked by "${name}"; the back office asks "order[field]"`));
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
