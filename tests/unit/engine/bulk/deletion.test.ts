import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { deletion } from '@/engine/bulk/deletion';
import { runBulk } from '@/engine/bulk/runBulk';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import type { Entity } from '@/engine/model/Resource';
import { book } from '../list/books';
import { readSources } from '../../../../scripts/imports.mjs';

const bulk: Entity = { ...book, resource: { ...book.resource, bulkDelete: { endpoint: 'books/delete', parameter: 'selected' } } };

interface Server {
  /** The answer to the bulk deletion. */
  removeMany?: (ids: readonly number[]) => Promise<void>;
  /** The ids that still exist, or the error of the list. */
  still?: number[] | Error;
}

/** An API that records its calls, as `[method, path or ids]`. */
function apiOf({ removeMany = () => Promise.resolve(), still = [] }: Server = {}) {
  const calls: [string, unknown][] = [];
  const api = {
    remove: (path: string) => Promise.resolve(void calls.push(['remove', path])),
    removeMany(path: string, parameter: string, ids: readonly number[]) {
      calls.push(['removeMany', `${path}?${parameter}=${ids.join(',')}`]);
      return removeMany(ids);
    },
    list(path: string, request: ListRequest) {
      calls.push(['list', `${path}?${request.filters?.map((filter) => filter.join('=')).join('&')}`]);
      return still instanceof Error ? Promise.reject(still) : Promise.resolve({ items: still.map((id) => ({ id })), total: still.length });
    },
  } as unknown as Api;
  return { api, calls };
}

function run(api: Api, entity: Entity, count: number) {
  const records = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  return runBulk(records, deletion({ api, entity, transforms: WALL_CLOCK }), { signal: new AbortController().signal, onProgress: () => undefined });
}

describe('the deletion of a selection', () => {
  it('is one call for each record where the platform has none for several', async () => {
    const { api, calls } = apiOf();
    expect((await run(api, book, 3)).done).toHaveLength(3);
    expect(calls).toEqual([1, 2, 3].map((id) => ['remove', `books/${id}`]));
  });

  it('asks the platform’s call once for each batch, then the list which of them are still there', async () => {
    const { api, calls } = apiOf();
    const report = await run(api, bulk, 60);
    expect(calls.map(([method]) => method)).toEqual(['removeMany', 'list', 'removeMany', 'list']);
    expect(calls[2]).toEqual(['removeMany', 'books/delete?selected=51,52,53,54,55,56,57,58,59,60']);
    expect(calls[3]).toEqual(['list', 'books?selected=51,52,53,54,55,56,57,58,59,60']);
    expect(report.done).toHaveLength(60);
  });

  it('says that what is still there was not deleted', async () => {
    const report = await run(apiOf({ still: [2] }).api, bulk, 3);
    expect(report.done).toHaveLength(2);
    expect(report.failed).toMatchObject([{ record: { id: 2 }, error: { kind: 'rejected' } }]);
  });

  it('counts what a refused call has deleted all the same, and keeps the refusal', async () => {
    const { api } = apiOf({ removeMany: () => Promise.reject(new ApiError('denied')), still: [3] });
    const report = await run(api, bulk, 3);
    expect(report.done).toHaveLength(2);
    expect(report.despite).toMatchObject([1, 2].map((id) => ({ record: { id }, error: { kind: 'denied' } })));
    expect(report.failed).toMatchObject([{ record: { id: 3 }, error: { kind: 'denied' } }]);
  });

  it('knows after a lost answer what is gone, and not what may still go', async () => {
    const { api } = apiOf({ removeMany: () => Promise.reject(new ApiError('outcomeUnknown')), still: [3] });
    const report = await run(api, bulk, 3);
    expect(report.done).toHaveLength(2);
    expect(report.despite).toEqual([]);
    expect(report.unknown.map(({ record }) => record['id'])).toEqual([3]);
  });

  it.each([
    ['could not be read', new ApiError('offline')],
    ['does not know the parameter', [7, 8]],
  ])('knows nothing when the list %s', async (_what, still) => {
    expect((await run(apiOf({ still }).api, bulk, 3)).unknown).toHaveLength(3);
  });

  it('has one place in the app that asks for it', () => {
    const sources = readSources(['engine', 'widgets', 'features', 'actions', 'screens', 'app', 'session'].map((folder) => `src/${folder}`));
    const callers = Object.keys(sources).filter((file) => sources[file]?.includes('.removeMany('));
    expect(callers).toEqual(['src/engine/bulk/deletion.ts']);
  });

  it('lets a mistake of ours through', async () => {
    await expect(run(apiOf({ removeMany: () => Promise.reject(new TypeError('broken')) }).api, bulk, 3)).rejects.toThrow('broken');
    await expect(run(apiOf({ still: new TypeError('broken') }).api, bulk, 3)).rejects.toThrow('broken');
  });

  it.each(['offline', 'idle', 'unauthorized'] as const)('leaves everything to be done when nothing was sent: %s', async (kind) => {
    const { api, calls } = apiOf({ removeMany: () => Promise.reject(new ApiError(kind)) });
    expect((await run(api, bulk, 3)).left).toHaveLength(3);
    expect(calls).toHaveLength(1);
  });
});
