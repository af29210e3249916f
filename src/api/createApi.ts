import type { Api } from './Api';
import { ApiError } from './ApiError';
import { checkFiles } from './checkFiles';
import { createClient, type ClientOptions } from './client';
import { cursorPages } from './cursorPages';
import type { Dialect, ListPage, Sent } from './Dialect';
import { writeExactly } from './exactNumbers';
import { platform } from './platform';
import { readItems, readWritten } from './readList';
import type { ListRequest } from './records';
import { removalPath } from './removalPath';
import { queryPath } from './requestAddress';
import { serverPages } from './serverPages';
import type { Answer } from './send';
import { versionOf, withVersion } from './version';

/** Makes the API that the rest of the app uses from a single client: records in the dialect of their entity, and the calls that only the platform has. */
export function createApi(options: ClientOptions): Api {
  const call = createClient(options);
  const pageByCursor = cursorPages();

  const addressOf = (path: string, of: 'collection' | 'record', dialect: Dialect) => dialect.address?.(path, of) ?? path;
  const get = (path: string, dialect: Dialect, signal?: AbortSignal) => call({ method: 'GET', path: addressOf(path, 'record', dialect), acts: false, signal, dialect }).then((answer) => withVersion(dialect.readRecord(answer), answer.headers.get('ETag')));

  function write(path: string, { method, contentType, body }: Sent, dialect: Dialect, version?: string) {
    return call({ method, path, acts: true, contentType, body: writeExactly(JSON.stringify(body)), dialect, version });
  }

  return {
    async list(path, request, { signal, dialect = platform } = {}) {
      const ask = async (part: ListRequest, cursor?: string) => dialect.readList(await call({ method: 'GET', path: dialect.listPath(path, part, cursor), acts: false, signal, dialect }), part);
      if (dialect.pagesAsGiven) return serverPages(request, ask);
      return filledPage(request, dialect.largestPage ?? Infinity, (part) =>
        dialect.pagesByCursor ? pageByCursor(dialect.listPath(path, { ...part, page: 1 }), part, (cursor) => ask(part, cursor)) : ask(part),
      );
    },
    get: (path, { signal, dialect = platform } = {}) => get(path, dialect, signal),
    async read(path, { signal, plainJson } = {}) {
      return (await call({ method: 'GET', path, acts: false, signal, ...(plainJson ? { accept: 'application/json' } : {}) })).body;
    },
    csv: async (path, parameters, { signal } = {}) => readText(await call({ method: 'GET', path: queryPath(path, parameters), acts: false, signal, accept: 'text/csv', isFile: true })),
    async create(path, record, { dialect = platform, isAction } = {}) {
      const answer = await write(addressOf(path, 'collection', dialect), dialect.create(record, path), dialect);
      return isAction ? dialect.readWritten(answer, record) : dialect.readCreated(answer, record);
    },
    async update(path, patch, { dialect = platform, isAction, version } = {}) {
      const stored = dialect.updatesWhole && !isAction ? await get(path, dialect) : {};
      const sent = dialect.update(patch, path, stored);
      return dialect.readWritten(await write(addressOf(path, 'record', dialect), isAction ? { ...sent, method: 'PATCH' } : sent, dialect, version ?? versionOf(stored)), patch);
    },
    async remove(path, { dialect = platform } = {}) {
      if (!dialect.saysRemoved(await call({ method: 'DELETE', path: addressOf(path, 'record', dialect), acts: true, dialect }))) throw new ApiError('outcomeUnknown');
    },
    async removeMany(path, parameter, ids) {
      readRemoved((await call({ method: 'GET', path: removalPath(path, parameter, ids), acts: true })).body);
    },
    async act(path, parameters) {
      return readReach((await call({ method: 'GET', path: queryPath(path, parameters), acts: true })).body);
    },
    async upload(path, form, { unlimited = false } = {}) {
      await checkFiles(form);
      return readWritten((await call({ method: 'POST', path, acts: true, unlimited, body: form })).body);
    },
  };
}

function readText({ body }: Answer): string {
  if (typeof body === 'string') return body;
  throw new ApiError('server');
}

/** The bulk deletion answers a list, and does not say what it has deleted (contract users.bulk). Any other answer leaves the outcome unknown. */
function readRemoved(body: unknown): void {
  try {
    readItems(body);
  } catch (cause) {
    throw new ApiError('outcomeUnknown', '', [], { cause });
  }
}

/**
 * The number of people that a command has reached: the only number of the answer, alone in a list (contract campaigns.associate). The command has run by then:
 * any other answer leaves the outcome unknown, and must not look like a refusal, after which the operator may try again.
 */
function readReach(body: unknown): number {
  const members: unknown = typeof body === 'object' && body !== null ? (Reflect.get(body, 'hydra:member') ?? body) : undefined;
  const reach: unknown = Array.isArray(members) ? members[0] : undefined;
  if (typeof reach === 'number') return reach;
  throw new ApiError('outcomeUnknown');
}

/** Gives a page with as many records as requested from an API that gives fewer at once: it requests the smaller pages one after the other and joins them. */
async function filledPage(request: ListRequest, largest: number, ask: (request: ListRequest) => Promise<ListPage>): Promise<ListPage> {
  if (request.perPage <= largest) return ask(request);
  const perPage = largestDivisor(request.perPage, largest);
  const parts = request.perPage / perPage;
  const first = (request.page - 1) * parts + 1;
  let page = await ask({ ...request, page: first, perPage });
  const { items } = page;
  for (let part = 1; part < parts && (page.more || (first + part - 1) * perPage < page.total); part += 1) {
    page = await ask({ ...request, page: first + part, perPage });
    items.push(...page.items);
  }
  return { ...page, items };
}

/** The largest page size that divides the wanted one, so that the smaller pages fit into it exactly. */
function largestDivisor(number: number, largest: number): number {
  let divisor = Math.max(1, Math.floor(largest));
  while (number % divisor !== 0) divisor -= 1;
  return divisor;
}
