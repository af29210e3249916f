import type { Api, ListRequest } from './Api';
import { ApiError } from './ApiError';
import { createClient, type ClientOptions } from './client';
import { readList, readRecord } from './readList';
import { readReach } from './readReach';
import { removalPath } from './removalPath';
import { listPath, queryPath } from './requestAddress';

/** The platform's API as the rest of the app sees it, over one client (contract wire.formats, wire.lists). */
export function createApi(options: ClientOptions): Api {
  const call = createClient(options);

  return {
    async list(path, request: ListRequest, { signal } = {}) {
      return readList(await call({ method: 'GET', path: listPath(path, request), acts: false, signal }));
    },
    async get(path, { signal } = {}) {
      const body = await call({ method: 'GET', path, acts: false, signal });
      if (body === undefined) throw new ApiError('server');
      return readRecord(body);
    },
    async read(path, { signal, plainJson } = {}) {
      return call({ method: 'GET', path, acts: false, signal, ...(plainJson ? { accept: 'application/json' } : {}) });
    },
    async csv(path, parameters, { signal } = {}) {
      const address = queryPath(path, parameters);
      const text = await call({ method: 'GET', path: address, acts: false, signal, accept: 'text/csv', isFile: true });
      return String(text);
    },
    async create(path, body) {
      const json = { contentType: 'application/json', body: JSON.stringify(body) };
      return readRecord(await call({ method: 'POST', path, acts: true, ...json }));
    },
    async update(path, patch) {
      // The only format the server takes for a PATCH (contract wire.formats).
      const json = { contentType: 'application/merge-patch+json', body: JSON.stringify(patch) };
      return readRecord(await call({ method: 'PATCH', path, acts: true, ...json }));
    },
    async remove(path) {
      await call({ method: 'DELETE', path, acts: true });
    },
    async removeMany(path, parameter, ids) {
      await call({ method: 'GET', path: removalPath(path, parameter, ids), acts: true });
    },
    async act(path, parameters) {
      return readReach(await call({ method: 'GET', path: queryPath(path, parameters), acts: true }));
    },
    async upload(path, form, { unlimited = false } = {}) {
      return readRecord(await call({ method: 'POST', path, acts: true, unlimited, body: form }));
    },
  };
}
