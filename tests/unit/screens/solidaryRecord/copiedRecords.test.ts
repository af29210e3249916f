import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import type { RecordData } from '@/engine/model/Schema';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { copiedRecords, listedRecord } from '@/features/solidary/sources/copiedRecords';
import { requests } from './requestForm';

const parameters = { familyName: 'name' };
const endpoint = 'admin/outings';

async function isCurrent(id: string, record: RecordData, api: Api, copied = { parameters }): Promise<boolean> {
  return copiedRecords(copied).isCurrent(record, id, { api, endpoint });
}

/** A list with these ids, in pages, that records its requests. */
function listing(ids: readonly number[]) {
  const asked: ListRequest[] = [];
  const list: Api['list'] = (_path, request) => {
    asked.push(request);
    const start = (request.page - 1) * request.perPage;
    return Promise.resolve({ items: ids.slice(start, start + request.perPage).map((id) => ({ id })), total: ids.length });
  };
  return { api: { list } as Api, asked };
}

describe('whether a record still stands', () => {
  it('is asked of the list, narrowed down by what was read of it', async () => {
    const { api, asked } = listing([4, 7]);
    expect(await isCurrent('7', { id: 7, name: 'Dune', places: 2 }, api)).toBe(true);
    expect(asked).toEqual([{ page: 1, perPage: 100, filters: [['familyName', 'Dune']] }]);
  });

  it('is no where the list does not have it, once all of it is seen', async () => {
    const { api, asked } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
    expect(await isCurrent('251', { name: 'Dune' }, api)).toBe(false);
    expect(asked.map(({ page, filters }) => [page, filters?.length])).toEqual([[1, 1], [2, 1], [3, 1], [1, 0], [2, 0], [3, 0]]);
  });

  it('is asked of the whole list before it is denied: what narrows it may have been changed since', async () => {
    const { api } = listing([4, 7]);
    const renamed: Api = { ...api, list: (path, request) => (request.filters?.length ? Promise.resolve({ items: [], total: 0 }) : api.list(path, request)) };
    expect(await isCurrent('7', { name: 'Dune' }, renamed)).toBe(true);
  });

  it('is known as soon as it is found', async () => {
    const { api, asked } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
    expect(await isCurrent('120', { name: 'Dune' }, api)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is not asked twice of a list that nothing narrows', async () => {
    const { api, asked } = listing([4]);
    expect(await isCurrent('7', { name: '' }, api)).toBe(false);
    expect(asked.map(({ filters }) => filters)).toEqual([[['familyName', '']]]);
  });

  it('is asked again where one of several values narrows it', async () => {
    const { api, asked } = listing([4]);
    const two = { parameters: { familyName: 'name', givenName: 'story' } };
    expect(await isCurrent('7', { name: 'Dune' }, api, two)).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it('is no where the pages of the list end before its total', async () => {
    const list: Api['list'] = (_path, { page }) => Promise.resolve({ items: page === 1 ? [{ id: 4 }] : [], total: 900 });
    expect(await isCurrent('7', { name: '' }, { list } as Api)).toBe(false);
  });
});

it.each([
  ['Dune', 'Dune'],
  [12, '12'],
  [undefined, ''],
  [{ family: 'Dune' }, ''],
])('a list is narrowed down to where a record would be by texts and numbers: %o', (name, value) => {
  expect(copiedRecords({ parameters }).listFilters({ name })).toEqual([['familyName', value]]);
});

it('a record that cannot be read by itself is looked for in all of its list', async () => {
  const { api, asked } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
  expect(await listedRecord('120', { api, endpoint })).toEqual({ id: 120 });
  expect(await listedRecord('251', { api, endpoint })).toBeUndefined();
  expect(asked.map(({ page, filters }) => [page, filters])).toEqual([[1, []], [2, []], [1, []], [2, []], [3, []]]);
});

it('a request sends all of its dates when one has changed, all of its journey when a part of it has, and neither otherwise', () => {
  const before = { regular: false, punctualOutwardMinDate: '2026-12-01', destinationAny: false, givenName: 'Anne' };
  const sent = (changes: RecordData) => Object.keys(recordToApi(requests, { ...before, ...changes }, { mode: 'edit', before })).toSorted();
  expect(sent({ regular: true })).toEqual(['punctualOutwardMinDate', 'regular']);
  expect(sent({ destinationAny: true })).toEqual(['destinationAny']);
  expect(sent({ givenName: 'Anna' })).toEqual(['givenName']);
});
