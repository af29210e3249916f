import type { Api, ListRequest } from './Api';
import { ApiError } from './ApiError';
import { createClient, type ClientOptions } from './client';
import { readList, readRecord, readWritten } from './readList';
import { removalPath } from './removalPath';
import { listPath, queryPath } from './requestAddress';

/** What the platform answers to a deletion that it has made (contract wire.formats). */
const NO_CONTENT = 204;

/** The platform's API as the rest of the app sees it, over one client (contract wire.formats, wire.lists). */
export function createApi(options: ClientOptions): Api {
  const call = createClient(options);

  return {
    async list(path, request: ListRequest, { signal } = {}) {
      return readList((await call({ method: 'GET', path: listPath(path, request), acts: false, signal })).body);
    },
    async get(path, { signal } = {}) {
      return readRecord((await call({ method: 'GET', path, acts: false, signal })).body);
    },
    async read(path, { signal, plainJson } = {}) {
      return (await call({ method: 'GET', path, acts: false, signal, ...(plainJson ? { accept: 'application/json' } : {}) })).body;
    },
    async csv(path, parameters, { signal } = {}) {
      const address = queryPath(path, parameters);
      const { body } = await call({ method: 'GET', path: address, acts: false, signal, accept: 'text/csv', isFile: true });
      if (typeof body !== 'string') throw new ApiError('server');
      return body;
    },
    async create(path, body) {
      const json = { contentType: 'application/json', body: JSON.stringify(body) };
      return readWritten((await call({ method: 'POST', path, acts: true, ...json })).body);
    },
    async update(path, patch) {
      // The only format the server takes for a PATCH (contract wire.formats).
      const json = { contentType: 'application/merge-patch+json', body: JSON.stringify(patch) };
      return readWritten((await call({ method: 'PATCH', path, acts: true, ...json })).body);
    },
    async remove(path) {
      const { status } = await call({ method: 'DELETE', path, acts: true });
      if (status !== NO_CONTENT) throw new ApiError('outcomeUnknown');
    },
    async removeMany(path, parameter, ids) {
      await call({ method: 'GET', path: removalPath(path, parameter, ids), acts: true });
    },
    async act(path, parameters) {
      return readReach((await call({ method: 'GET', path: queryPath(path, parameters), acts: true })).body);
    },
    async upload(path, form, { unlimited = false } = {}) {
      return readWritten((await call({ method: 'POST', path, acts: true, unlimited, body: form })).body);
    },
  };
}

/**
 * How many people a command has reached: its one number, alone in a list (contract campaigns.associate). It has acted by then: an answer that is
 * something else leaves the outcome unknown, and must not look like a refusal that may be tried again.
 */
function readReach(body: unknown): number {
  const members: unknown = typeof body === 'object' && body !== null ? (Reflect.get(body, 'hydra:member') ?? body) : undefined;
  const reach: unknown = Array.isArray(members) ? members[0] : undefined;
  if (typeof reach === 'number') return reach;
  throw new ApiError('outcomeUnknown');
}
