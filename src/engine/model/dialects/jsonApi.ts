import type { WireRecord } from '../../../api/records';
import { isObject } from '../../../config/isObject';
import { ApiError, type FieldViolation } from '../../../api/ApiError';
import type { Dialect, Refusal } from '../../../api/Dialect';
import { kindOfStatus } from '../../../api/kindOfStatus';
import type { JsonApiDialect } from '../../../generated/options';
import type { DialectFacts } from '../defineVocabulary';
import { DIRECTIONS, firstOf, hasSizelessPages, listAddress, type Asking } from './listAddress';
import { listPage } from './listPage';
import { valueAt } from './valueAt';

export const MEDIA_TYPE = 'application/vnd.api+json';

/**
 * The JSON:API dialect. The rest of the app sees a flat record: its attributes, and for each relationship the id of the related record, or a list of ids.
 * `relationships` names the fields that are sent as relationships, with the type of the related record.
 */
export function jsonApi(options: JsonApiDialect = {}, { integers }: Pick<DialectFacts, 'integers'> = { integers: ['id'] }): Dialect {
  const asking = jsonApiAsking(options);
  const { relationships = {} } = options;

  const idOf = (field: string, { id }: WireRecord): unknown => (integers.includes(field) && typeof id === 'string' && /^-?\d+$/.test(id) ? Number(id) : id);
  const related = (field: string, data: unknown): unknown => (Array.isArray(data) ? data.filter(isObject).map((one) => idOf(field, one)) : isObject(data) ? idOf(field, data) : null);

  function flat(resource: WireRecord): WireRecord {
    const links = Object.entries(isObject(resource['relationships']) ? resource['relationships'] : {});
    const known = links.flatMap(([field, link]) => (isObject(link) && 'data' in link ? [[field, related(field, link['data'])] as const] : []));
    return { ...(isObject(resource['attributes']) && resource['attributes']), ...Object.fromEntries(known), id: idOf('id', resource) };
  }

  /** The single resource of a document. */
  function recordIn(document: unknown): WireRecord | undefined {
    const data = valueAt(document, 'data');
    return isResource(data) ? flat(data) : undefined;
  }

  function documentOf(record: WireRecord, type: string, id?: string): object {
    const identifier = (field: string, value: unknown) => ({ type: relationships[field], id: String(value) });
    const linked = (field: string, value: unknown) => (Array.isArray(value) ? value.map((one) => identifier(field, one)) : value === null ? null : identifier(field, value));
    const fields = Object.entries(record).filter(([name]) => name !== 'id');
    const links = fields.flatMap(([name, value]) => (Object.hasOwn(relationships, name) ? [[name, { data: linked(name, value) }] as const] : []));
    return {
      data: {
        type,
        ...(id !== undefined && { id }),
        attributes: Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(relationships, name))),
        ...(links.length > 0 && { relationships: Object.fromEntries(links) }),
      },
    };
  }

  return {
    accept: MEDIA_TYPE,
    ...(asking.page.size !== '' && { largestPage: options.page?.largest ?? LARGEST_PAGE }),
    ...(asking.page.by === 'cursor' && { pagesByCursor: true }),
    ...(hasSizelessPages(asking) && { pagesAsGiven: true }),
    listPath: (path, request, cursor) => listAddress(path, asking, request, cursor),
    readList({ body }, request) {
      const data = valueAt(body, 'data');
      const links = valueAt(body, 'links');
      const next = isObject(links) ? addressOf(links['next']) : undefined;
      return listPage({ items: Array.isArray(data) && data.every(isResource) ? data.map(flat) : undefined, total: valueAt(body, options.total ?? 'meta.total'), next }, request, asking.page);
    },
    readRecord: ({ body }) => recordIn(body) ?? fail('server'),
    create: (record, path) => ({ method: 'POST', contentType: MEDIA_TYPE, body: documentOf(record, options.type ?? segmentOf(path, -1), record['id'] === undefined ? undefined : String(record['id'])) }),
    update: (patch, path) => ({ method: 'PATCH', contentType: MEDIA_TYPE, body: documentOf(patch, options.type ?? segmentOf(path, -2), segmentOf(path, -1)) }),
    objects: 'replaced',
    // When the server answers nothing, only an id that was sent identifies the new record.
    readCreated: ({ status, body }, sent) => recordIn(body) ?? (status === 204 && sent['id'] !== undefined ? sent : fail('outcomeUnknown')),
    readWritten: ({ status, body }, sent) => recordIn(body) ?? (status === 204 ? sent : fail('outcomeUnknown')),
    // A deletion may answer a document that holds nothing but `meta`.
    saysRemoved: ({ status, body }) => status === 204 || (status === 200 && isObject(body) && !('errors' in body)),
    readRefusal,
  };
}

/** The most records that most servers give at once. */
export const LARGEST_PAGE = 100;

export function jsonApiAsking({ page: { by = 'page', ...page } = {}, sort, filter }: JsonApiDialect): Asking {
  const parameters = { page: ['page[number]', 'page[size]'], offset: ['page[offset]', 'page[limit]'], cursor: ['page[after]', 'page[size]'], none: ['', ''] }[by];
  const [parameter = '', size = ''] = parameters;
  return {
    page: { by, parameter, size, first: firstOf(by), ...page },
    sort: { parameter: 'sort', ascending: '{name}', descending: '-{name}', direction: '', directions: DIRECTIONS, ...sort },
    filter: { one: 'filter[{name}]', several: 'filter[{name}]', joined: true, from: 'filter[{name}][gte]', to: 'filter[{name}][lte]', untilNextDay: false, ...filter },
  };
}

/** Reads a refusal: an error of a field has the pointer to that field. */
function readRefusal({ status, body }: { status: number; body: unknown }): Refusal {
  const errors = valueAt(body, 'errors');
  const said = Array.isArray(errors) ? errors.filter(isObject) : [];
  const violations = said.flatMap((error): FieldViolation[] => {
    const path = fieldAt(valueAt(error, 'source.pointer'));
    const message = messageOf(error);
    return path === undefined || message === '' ? [] : [{ path, message }];
  });
  const others = said.filter((error) => fieldAt(valueAt(error, 'source.pointer')) === undefined).map(messageOf);
  return { kind: kindOfStatus(status), message: others.join(' ').trim(), violations };
}

function fieldAt(pointer: unknown): string | undefined {
  const [, field] = /^\/data\/(?:attributes|relationships)\/(.+?)(?:\/data(?:\/.*)?)?$/.exec(typeof pointer === 'string' ? pointer : '') ?? [];
  return field?.replaceAll('/', '.');
}

function messageOf({ detail, title }: WireRecord): string {
  return [detail, title].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** The address of a link, which may be a text, an object with an address, or nothing. */
function addressOf(link: unknown): string | null {
  if (typeof link === 'string') return link;
  const address = valueAt(link, 'href');
  return typeof address === 'string' ? address : null;
}

function isResource(value: unknown): value is WireRecord {
  return isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string';
}

function segmentOf(path: string, place: number): string {
  return decodeURIComponent(path.split('/').at(place) ?? '');
}

function fail(kind: 'server' | 'outcomeUnknown'): never {
  throw new ApiError(kind);
}
