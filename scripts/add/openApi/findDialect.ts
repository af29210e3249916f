import type { JsonApiDialect, RestDialect } from '../../../src/generated/options';
import { camelCase } from '../../resources/derive/names';
import type { Document, Part } from '../Document';
import { flatten, propertiesOf } from '../flatten';
import { isId } from '../recordIds';
import { answeredMedia, answerOf, bodyOf, mediaOf, recordOf } from './answers';
import { segmentsOf } from './calls';
import type { Pair } from './findPairs';
import type { ListParameters } from './listParameters';

/** The dialect in which an API writes its records, as far as its document tells; nothing where it is the platform's own. */
export type FoundDialect = ({ use: 'rest' } & RestDialect) | ({ use: 'jsonApi' } & JsonApiDialect);

/** Finds the dialect. Only what the platform would not understand, or could not be understood by, counts as evidence of another dialect. */
export function findDialect(document: Document, pair: Pair, { page, sort, filter, isOurs }: ListParameters): FoundDialect | undefined {
  const first = page && countsFromZero(document, pair, page) ? { first: 0 } : {};
  const asking = { ...(page && { page: { ...page, ...first } }), ...(sort && { sort }), ...(filter && { filter }) };
  const answer = answerOf(document, pair.list.operation);
  const { total, next } = placesIn(document, answer);
  const totalHeader = headerOf(document, pair.list.operation);
  const { relationships } = pair.listed;
  if (relationships) return { use: 'jsonApi', ...jsonApiAsking(asking), ...(total !== undefined && total !== 'meta.total' && { total }), ...(Object.keys(relationships).length > 0 && { relationships }) };
  const item = pair.item?.operation;
  const record = recordOf(document, answerOf(document, item))?.wrapping;
  const sent = pair.create?.operation ?? pair.update?.operation;
  const body = recordOf(document, bodyOf(document, sent))?.wrapping;
  const { wrapping, each } = pair.listed;
  const id = idOf(document, pair);
  const update = updateOf(document, pair);
  const trailingSlash = slashOf(pair);
  const isPlatform = isOurs && ['', 'hydra:member'].includes(wrapping) && each === undefined && !record && !body && update?.method === undefined && id === undefined && trailingSlash === undefined;
  if (isPlatform) return undefined;
  const media = answeredMedia(document, pair.list.operation);
  return {
    use: 'rest',
    ...(wrapping !== '' && { items: wrapping }),
    ...(each !== undefined && { each }),
    ...(total !== undefined && { total }),
    ...(total === undefined && totalHeader !== undefined && { totalHeader }),
    ...(page?.by === 'cursor' ? { next: next ?? 'Link' } : total === undefined && next !== undefined && { next }),
    ...(id !== undefined && { id }),
    ...(record && { record }),
    ...(body && { body }),
    ...(media === LINKED && { mediaType: media }),
    ...(trailingSlash && { trailingSlash }),
    ...(update && { update }),
    ...asking,
  };
}

/** Whether a list says which page it is as Spring does, which counts them from 0, and its document says nothing else. */
function countsFromZero(document: Document, { list }: Pair, { by, parameter, first }: NonNullable<RestDialect['page']>): boolean {
  if (by !== undefined || first !== undefined || parameter === undefined) return false;
  const asked = list.parameters.find(({ value }) => value['name'] === parameter);
  const said = document.at(asked, 'schema')?.value ?? {};
  const answer = answerOf(document, list.operation);
  const fields = answer ? propertiesOf(flatten(document, answer)) : {};
  const groups = [fields, propertiesOf(flatten(document, { value: fields['page'] ?? {}, place: '#' }))];
  return said['default'] !== 1 && said['minimum'] !== 1 && groups.some((group) => ['totalElements', 'totalPages', 'number'].every((name) => name in group));
}

/** The parameters that are not the defaults of JSON:API, which has its own names for a page and a filter. */
function jsonApiAsking({ page, sort, filter }: Pick<RestDialect, 'page' | 'sort' | 'filter'>): Pick<JsonApiDialect, 'page' | 'sort' | 'filter'> {
  const { one, several, joined, ...range } = filter ?? {};
  const others = { ...(one !== undefined && one !== 'filter[{name}]' && { one, several }), ...(joined === false && { joined }), ...range };
  return { ...(page && { page }), ...(sort && { sort }), ...(Object.keys(others).length > 0 && { filter: others }) };
}

/**
 * The field that identifies a record, where it is not `id`: the field named like the parameter of the path, or one that is usually the id of such a
 * record ("uuid", "petId", the "collection" of a collection).
 */
function idOf(document: Document, { item, listed, name: entity }: Pair): string | undefined {
  if (!item) return undefined;
  const record = recordOf(document, answerOf(document, item.operation))?.record ?? listed.record;
  const fields = propertiesOf(flatten(document, record));
  const names = Object.keys(fields);
  const parameter = segmentsOf(item.path).at(-1)?.slice(1, -1) ?? '';
  const named = [parameter, ...names].find((name) => names.includes(name) && camelCase(name) === camelCase(parameter));
  if (named !== undefined) return named === 'id' ? undefined : named;
  if (names.includes('id')) return undefined;
  const usual = (wanted: string) => names.find((name) => camelCase(name) === camelCase(wanted) && isId(fields[name] ?? {}));
  return names.find((name) => ['_id', 'uid', 'uuid', 'slug'].includes(name)) ?? usual(`${entity}Id`) ?? usual(entity);
}

/** The media type of JSON-LD. An API that answers it may have no other, so it is asked for by its name. */
const LINKED = 'application/ld+json';

/** The addresses that end in a slash. */
function slashOf({ list, item }: Pair): RestDialect['trailingSlash'] {
  if (!list.isSlashed) return undefined;
  return item && !item.isSlashed ? 'lists' : 'all';
}

/** How a record is updated, where it is not by a PATCH with JSON, which the platform takes too. */
function updateOf(document: Document, { update }: Pair): RestDialect['update'] | undefined {
  if (update?.method === 'put') return { method: 'PUT' };
  if (update?.method === 'post') return { method: 'POST' };
  return update && /merge-patch/.test(mediaOf(document, update.operation) ?? '') ? { contentType: 'application/merge-patch+json' } : undefined;
}

interface Places {
  total?: string;
  next?: string;
}

const TOTALS = 'hydra:totalItems totalItems filter_count total totalCount total_count totalElements total_elements totalResults total_results totalRecords total_records itemCount count nombreTotal nombre_total nb_total nb_resultats nombre_resultats'.split(' ');
const NEXTS = 'next_cursor nextCursor nextPageToken next_page_token endCursor next has_more hasMore hasNext has_next nextPage next_page'.split(' ');
const GROUPS = 'meta pagination paging page pageInfo page_info metadata links _links _meta response_metadata'.split(' ');

/** Where a list states the total of records and the next page: beside the list, or in an object beside it. */
function placesIn(document: Document, answer: Part | undefined): Places {
  const whole = answer && document.at(answer);
  if (!answer || !whole) return {};
  const fields = propertiesOf(flatten(document, answer));
  const groups = GROUPS.flatMap((group) => {
    const inner = fields[group] && document.at({ value: fields[group], place: whole.place });
    return inner ? [[`${group}.`, propertiesOf(flatten(document, inner))] as const] : [];
  });
  const first = (names: readonly string[], types: readonly string[]) =>
    [['', fields] as const, ...groups].flatMap(([before, found]) => names.filter((name) => found[name] && isOfType(document, found[name], types)).map((name) => before + name))[0];
  const [total, next] = [first(TOTALS, ['integer', 'number']), first(NEXTS, ['string', 'integer', 'boolean'])];
  return { ...(total !== undefined && { total }), ...(next !== undefined && { next }) };
}

function isOfType(document: Document, schema: Part['value'], types: readonly string[]): boolean {
  const { type } = flatten(document, { value: schema, place: '#' });
  return type === undefined || [type].flat().some((one) => types.includes(String(one)));
}

/** A header with the total that is not one of the headers read by default. */
function headerOf(document: Document, operation: Part): string | undefined {
  const success = document.at(operation, 'responses', '200');
  const names = document.parts(success, 'headers').map(([name]) => name);
  if (names.some((name) => /^(x-total-count|content-range)$/i.test(name))) return undefined;
  return names.find((name) => /^x-(total|pagination-(total|count)|total-(results|items|records))/i.test(name) && !/page/i.test(name.replace(/pagination/i, '')));
}
