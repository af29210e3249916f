import type { RestDialect } from '../../../src/generated/options';
import { camelCase } from '../../resources/derive/names';
import type { Document, Part } from '../Document';
import type { Asked, AskedFilter, Note } from '../Found';
import { guessed, look } from '../notes';
import { askingOf, FILTER, ORDER, rangesAmong, type Parameter, type Ranges } from './askingOf';
import type { Call } from './calls';

export interface ListParameters extends Pick<RestDialect, 'page' | 'sort' | 'filter'> {
  asked: Asked;
  /** Whether the list takes only the parameters that the platform's lists take. */
  isOurs: boolean;
  notes: Note[];
}

const PAGE = named('page pageNumber pageNo p currentPage pageIndex numeroPage');
const SIZE = named('perPage pageSize itemsPerPage limit size count maxResults maxItems rowsPerPage first top take resultsPerPage results max taillePage parPage limite nbParPage');
const PLACE = named(
  'offset skip start startIndex startAt cursor after before startingAfter endingBefore pageToken nextToken continue marker nextCursor continuationToken sinceId maxId',
);
const SORT = named('sort sortBy sortOrder sortDirection order orderBy ordering direction orderDirection sorting tri triPar ordre sens');
const SEARCH = named('q query search searchTerm keyword keywords term text fulltext recherche motCle motsCles');
/** Parameters about the form of the answer, which filter no records. */
const ASIDE = named(
  'fields include includes expand embed exclude pretty format lang locale language apiKey accessToken key callback envelope groups properties pagination partial',
);

/** Sorts the query parameters of a list by their purpose, and finds how they are written. */
export function listParameters(document: Document, list: Call): ListParameters {
  const all = list.parameters.filter(({ value }) => value['in'] === 'query' && value['deprecated'] !== true).flatMap((part) => parametersIn(document, part));
  const asked = (pattern: RegExp) => all.filter(({ name }) => pattern.test(camelCase(bareName(name).replaceAll(/[[\]]/g, ' '))));
  const [pages, sizes, places, sorts] = [asked(PAGE), asked(SIZE), asked(PLACE), all.filter(({ name }) => SORT.test(camelCase(name)) || ORDER.test(name))];
  const paging = [...pages, ...sizes, ...places];
  const others = all.filter((one) => ![...paging, ...sorts, ...asked(ASIDE)].includes(one));
  const isOurs = paging.every(({ name }) => name === 'page' || name === 'perPage') && sorts.every(({ name }) => ORDER.test(name)) && !others.some(({ name }) => FILTER.test(name));
  const ranges = rangesAmong(others.map(({ name }) => name));
  const filters = uniqueFilters(others.flatMap((one) => filterOf(document, one, { ranges, isOurs }) ?? []));
  const unread = others.filter((one) => !filterOf(document, one, { ranges, isOurs }));
  const isPaged = pages.length + places.length > 0;
  return {
    isOurs,
    ...askingOf(document, { pages, sizes, places, sorts, others }, ranges),
    asked: { paging: isPaged ? 'server' : 'client', ...pageSizeOf(document, sizes), sortable: sortableBy(document, sorts), filters },
    notes: [
      ...(isPaged ? [] : wholeNotes(list, sizes)),
      ...others.filter(({ isRequired }) => isRequired).map(({ name, place }) => look(place, `the list cannot be asked without "${name}": a filter with "shown": "fixed" sends a value of it`)),
      ...unread.map(({ name, place }) => look(place, `the parameter "${name}" is no filter here`)),
    ],
  };
}

/** The bare name of `page[number]` and `page[size]`, as JSON:API writes them, and of the parts of another object about pages. */
function bareName(name: string): string {
  return name === 'page[number]' ? 'page' : name.replace(/^(?:page|pagination|paging|pageable)[[.](\w+)\]?$/, '$1');
}

function named(names: string): RegExp {
  return new RegExp(`^(${names.replaceAll(' ', '|')})$`, 'i');
}

/** A parameter, or those that an object stands for: one for each of its fields, with the name of the object before it where the style says so. */
function parametersIn(document: Document, part: Part): Parameter[] {
  const [media] = document.parts(part, 'content');
  const { name, style = 'form', explode = true } = part.value;
  const schema = document.at(part, 'schema') ?? document.at(media?.[1], 'schema');
  const isList = schema?.value['type'] === 'array';
  const whole = { name: String(name), place: part.place, schema, ...saidOf(schema, part), isRequired: part.value['required'] === true, ...(isList && { isJoined: style === 'form' && explode === false }) };
  const fields = document.parts(schema, 'properties');
  const isSplit = !media && fields.length > 0 && (style === 'deepObject' || (style === 'form' && explode === true));
  return isSplit ? fields.map(([field, inner]) => ({ name: style === 'form' ? field : `${whole.name}[${field}]`, place: part.place, schema: inner, ...saidOf(inner), isRequired: false })) : [whole];
}

function saidOf(...parts: readonly (Part | undefined)[]): Pick<Parameter, 'description' | 'example'> {
  const said = (keyword: string) => parts.flatMap((part) => part?.value[keyword] ?? []);
  return { description: said('description').join(' '), example: said('example')[0] };
}

function filterOf(document: Document, { name, place, schema }: Parameter, { ranges, isOurs }: { ranges: Ranges; isOurs: boolean }): AskedFilter | undefined {
  const range = ranges.bases.get(name);
  if (range !== undefined) return { parameter: range, place, kind: 'range', multiple: false };
  const plain = (FILTER.exec(name)?.[1] ?? name).replace(/\[\]$/, '');
  if (/[^\w.-]/.test(plain)) return undefined;
  const items = document.at(schema, 'items') ?? schema;
  const types = [items?.value['type'] ?? 'string'].flat();
  if (SEARCH.test(camelCase(plain))) return { parameter: plain, place, kind: 'search', multiple: false };
  if (types.includes('object') || types.includes('array')) return undefined;
  const kind = Array.isArray(items?.value['enum']) ? 'choice' : types.includes('boolean') ? 'yesNo' : 'value';
  return { parameter: plain, place, kind, multiple: isOurs ? plain !== name : items !== schema };
}

function uniqueFilters(filters: readonly AskedFilter[]): AskedFilter[] {
  return [...new Map([...filters].reverse().map((filter) => [filter.parameter, filter])).values()].reverse();
}

/** The size of a page, for an API that does not allow the default of 25. */
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

function wholeNotes(list: Call, sizes: readonly Parameter[]): Note[] {
  const [size] = sizes;
  if (size) return [look(size.place, `nothing but "${size.name}" asks for a page: those that the server leaves out cannot be reached`)];
  return [guessed(list.operation.place, 'no parameter asks for a page: the list is read whole ("paging": "client")')];
}
