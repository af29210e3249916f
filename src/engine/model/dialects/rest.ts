import { isName } from '../../../api/readList';
import type { WireRecord } from '../../../api/records';
import { isObject } from '../../../config/isObject';
import { ApiError } from '../../../api/ApiError';
import type { Dialect } from '../../../api/Dialect';
import { isPage, type Answer } from '../../../api/send';
import type { RestDialect } from '../../../generated/options';
import type { DialectFacts } from '../defineVocabulary';
import { withoutKeys } from '../transforms/withoutKeys';
import { DIRECTIONS, firstOf, hasSizelessPages, listAddress, type Asking } from './listAddress';
import { listPage } from './listPage';
import { readRefusal } from './readRefusal';
import { valueAt } from './valueAt';

/** A plain REST dialect. Its options say how the API differs from a list of records in an array, with numbered pages. */
export function rest(options: RestDialect = {}, { readOnly }: Pick<DialectFacts, 'readOnly'> = { readOnly: [] }): Dialect {
  const { id = 'id', record, body, mediaType = 'application/json', update: { method = 'PATCH', contentType = mediaType } = {} } = options;
  const asking = restAsking(options);
  const address = (path: string, of: 'collection' | 'record') => (endsInSlash(options, of) ? `${path}/` : path);
  const named = (one: WireRecord): WireRecord => (id === 'id' ? one : { ...one, id: one[id] });
  const unnamed = ({ id: name, ...sent }: WireRecord): WireRecord => (name === undefined ? sent : { ...sent, [id]: name });
  const wrapped = (sent: WireRecord) => (body === undefined ? unnamed(sent) : { [body]: unnamed(sent) });
  const recordIn = ({ body: answered }: Answer): WireRecord | undefined => {
    const found = valueAt(answered, record);
    return isObject(found) && Object.keys(found).length > 0 ? named(found) : undefined;
  };

  const writtenIn = (answer: Answer): WireRecord | undefined => {
    const written = recordIn(answer);
    return written && isName(written['id']) ? written : undefined;
  };

  return {
    accept: mediaType,
    address,
    ...(asking.page.size !== '' && { largestPage: options.page?.largest ?? LARGEST_PAGE }),
    ...(asking.page.by === 'cursor' && { pagesByCursor: true }),
    ...(hasSizelessPages(asking) && { pagesAsGiven: true }),
    listPath: (path, { order, ...request }, cursor) => listAddress(address(path, 'collection'), asking, { ...request, ...(order && { order: { ...order, field: order.field === 'id' ? id : order.field } }) }, cursor),
    readList(answer, request) {
      const items = valueAt(answer.body, options.items);
      const recordOf = (item: unknown) => {
        const one = valueAt(item, options.each);
        return isObject(one) ? named(one) : one;
      };
      const said = { items: Array.isArray(items) ? items.map(recordOf) : items, total: totalIn(answer, options) };
      return listPage({ ...said, next: nextIn(answer, options) }, request, asking.page);
    },
    // A record without an id may be an envelope or a message: an edit that sends the whole record would store it.
    readRecord(answer) {
      const read = recordIn(answer);
      return read && isName(read['id']) ? read : fail('server');
    },
    create: (sent) => ({ method: 'POST', contentType: mediaType, body: wrapped(sent) }),
    ...(method === 'PUT' && { updatesWhole: true }),
    objects: contentType.includes('merge-patch') ? 'merged' : 'replaced',
    update: (patch, _path, stored) => ({ method, contentType, body: wrapped(method === 'PUT' ? { ...withoutKeys(stored, readOnly), ...patch } : patch) }),
    readCreated: (answer, sent) => writtenIn(answer) ?? createdAt(answer, sent) ?? fail('outcomeUnknown'),
    readWritten: (answer, sent) => writtenIn(answer) ?? (saysNothing(answer) ? sent : fail('outcomeUnknown')),
    saysRemoved: (answer) => saysNothing(answer) || (answer.status === 200 && !isPage(answer) && !isRefusal(answer)),
    readRefusal,
  };
}

/** Whether the addresses of collections, or of records, end in a slash. */
export function endsInSlash({ trailingSlash }: RestDialect, of: 'collection' | 'record'): boolean {
  return trailingSlash === 'all' || (trailingSlash === 'lists' && of === 'collection');
}

/** The most records that most servers give at once. */
export const LARGEST_PAGE = 100;

const PARAMETERS = {
  page: { parameter: 'page', size: 'per_page' },
  offset: { parameter: 'offset', size: 'limit' },
  cursor: { parameter: 'cursor', size: 'limit' },
  none: { parameter: '', size: '' },
};

export function restAsking({ page: { by = 'page', ...page } = {}, sort, filter }: RestDialect): Asking {
  return {
    page: { by, first: firstOf(by), ...PARAMETERS[by], ...page },
    sort: { parameter: 'sort', ascending: '{name}', descending: sort?.direction === undefined ? '-{name}' : '{name}', direction: '', directions: DIRECTIONS, ...sort },
    filter: { one: '{name}', several: '{name}', joined: false, from: '{name}_from', to: '{name}_to', untilNextDay: false, ...filter },
  };
}

function totalIn({ body, headers }: Answer, { total, totalHeader }: RestDialect): unknown {
  if (total !== undefined) return valueAt(body, total);
  const text = totalHeader === undefined ? (headers.get('X-Total-Count') ?? headers.get('Content-Range')) : headers.get(totalHeader);
  // The header holds "items 0-24/319", or the number alone.
  const [, number] = /(?:^|\/)\s*(\d+)\s*$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** What follows the page; without an option for it, the header `Link` tells, where there is one. */
function nextIn({ body, headers }: Answer, { next }: RestDialect): unknown {
  if (next !== undefined && next !== LINK) return valueAt(body, next) ?? null;
  const link = headers.get(LINK);
  return link === null && next === undefined ? undefined : (/<([^>]*)>[^<]*;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null);
}

/** The name of the header that holds the address of the next page. */
export const LINK = 'Link';

/** Refuses cursors without `next`: a page that does not say what follows would be taken for the whole list. */
export function restMisfit({ page, next }: RestDialect): string | undefined {
  if (page?.by !== 'cursor' || next !== undefined) return undefined;
  return 'the key "next" beside "by": "cursor": where a list says what comes after a page ("meta.next_cursor"), or "Link" for that header';
}

/** Whether a change succeeded without a record in the answer. A 202 does not count: the change is not made yet. */
function saysNothing({ status, headers }: Answer): boolean {
  return status === 204 || (status === 200 && headers.get('Content-Length') === '0');
}

/** Finds a new record without a body in the answer: by the header `Location`, or as it was sent, when it was sent with its id. */
function createdAt({ status, headers }: Answer, sent: WireRecord): WireRecord | undefined {
  if (status !== 201 && status !== 204) return undefined;
  const last = headers.get('Location')?.replace(/[?#].*$/, '').replace(/\/$/, '').split('/').at(-1);
  if (last) return { ...sent, id: /^\d+$/.test(last) ? Number(last) : decodeURIComponent(last) };
  return isName(sent['id']) ? sent : undefined;
}

/** Whether the answer reports an error although its status is a success. */
function isRefusal({ body }: Answer): boolean {
  return isObject(body) && (body['success'] === false || [body['error'], body['errors']].some((said) => said !== undefined && said !== null && said !== false));
}

function fail(kind: 'server' | 'outcomeUnknown'): never {
  throw new ApiError(kind);
}
