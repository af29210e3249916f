import { describe, expect, it } from 'vitest';
import type { Api, ListRequest } from '@/api/Api';
import type { Resource } from '@/engine/model/Resource';
import { isStanding, listedRecord, standingFilters } from '@/engine/data/standing';
import { outingWith } from '../../component/form/outing';

const standing = { parameters: { familyName: 'name' } };

function outings(update: Partial<Resource['update']> = { standing }): Resource {
  return outingWith({ update: { after: 'back', followReturnedId: true, ...update } }).resource;
}

/** A list of these ids, as the server pages it, that writes down what it was asked. */
function listing(ids: readonly number[]) {
  const requests: ListRequest[] = [];
  const list: Api['list'] = (_path, request) => {
    requests.push(request);
    const start = (request.page - 1) * request.perPage;
    return Promise.resolve({ items: ids.slice(start, start + request.perPage).map((id) => ({ id })), total: ids.length });
  };
  return { api: { list } as Api, requests };
}

describe('whether a record still stands', () => {
  it('is asked of the list, narrowed down by what was read of it', async () => {
    const { api, requests } = listing([4, 7]);
    expect(await isStanding(api, outings(), '7', { id: 7, name: 'Dune', places: 2 })).toBe(true);
    expect(requests).toEqual([{ page: 1, perPage: 100, filters: [['familyName', 'Dune']] }]);
  });

  it('is no where the list does not have it, once all of it is seen', async () => {
    const { api, requests } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
    expect(await isStanding(api, outings(), '251', { name: 'Dune' })).toBe(false);
    expect(requests.map(({ page, filters }) => [page, filters?.length])).toEqual([[1, 1], [2, 1], [3, 1], [1, 0], [2, 0], [3, 0]]);
  });

  it('is asked of the whole list before it is denied: what narrows it may have been changed since', async () => {
    const { api } = listing([4, 7]);
    const renamed: Api = { ...api, list: (path, request) => (request.filters?.length ? Promise.resolve({ items: [], total: 0 }) : api.list(path, request)) };
    expect(await isStanding(renamed, outings(), '7', { name: 'Dune' })).toBe(true);
  });

  it('is known as soon as it is found', async () => {
    const { api, requests } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
    expect(await isStanding(api, outings(), '120', { name: 'Dune' })).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('is not asked twice of a list that nothing narrows', async () => {
    const { api, requests } = listing([4]);
    expect(await isStanding(api, outings(), '7', { name: '' })).toBe(false);
    expect(requests.map(({ filters }) => filters)).toEqual([[['familyName', '']]]);
  });

  it('is asked again where one of several values narrows it', async () => {
    const { api, requests } = listing([4]);
    const two = { parameters: { familyName: 'name', givenName: 'story' } };
    expect(await isStanding(api, outings({ standing: two }), '7', { name: 'Dune' })).toBe(false);
    expect(requests).toHaveLength(2);
  });

  it('is no where the pages of the list end before its total', async () => {
    const list: Api['list'] = (_path, { page }) => Promise.resolve({ items: page === 1 ? [{ id: 4 }] : [], total: 900 });
    expect(await isStanding({ list } as Api, outings(), '7', { name: '' })).toBe(false);
  });

  it('asks nothing where the resource does not say how', async () => {
    const { api, requests } = listing([]);
    expect(await isStanding(api, outings({}), '7', { name: 'Dune' })).toBe(true);
    expect(requests).toEqual([]);
  });
});

it.each([
  ['Dune', 'Dune'],
  [12, '12'],
  [undefined, ''],
  [{ family: 'Dune' }, ''],
])('a list is narrowed down to where a record would be by texts and numbers: %o', (name, value) => {
  expect(standingFilters(outings(), { name })).toEqual([['familyName', value]]);
  expect(standingFilters(outings({}), { name })).toEqual([]);
});

it('a record that cannot be read by itself is looked for in all of its list', async () => {
  const { api, requests } = listing(Array.from({ length: 250 }, (_none, index) => index + 1));
  expect(await listedRecord(api, outings(), '120')).toEqual({ id: 120 });
  expect(await listedRecord(api, outings(), '251')).toBeUndefined();
  expect(requests.map(({ page, filters }) => [page, filters])).toEqual([[1, []], [2, []], [1, []], [2, []], [3, []]]);
});
