import { describe, expect, it } from 'vitest';
import type { ListPage } from '@/api/Dialect';
import type { ListRequest } from '@/api/records';
import { serverPages } from '@/api/serverPages';
import { rest } from '@/engine/model/dialects/rest';
import { json, openApi } from './fakes';

const wanted = (page: number, perPage: number): ListRequest => ({ page, perPage });

const records = (from: number, until: number) => Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => ({ id: from + at }));

describe('a page that is longer than the API allows', () => {
  /** An API with as many records, at most sixty of which it gives at once. */
  function server(count: number) {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      const { searchParams } = new URL(url);
      const [page, size] = [Number(searchParams.get('p')), Number(searchParams.get('n'))];
      asked.push(`page ${page} of ${size}`);
      return json({ data: records((page - 1) * size + 1, Math.min(page * size, count)), total: count });
    };
    const { api } = openApi(fetch, { pair: { token: 'abc' } });
    const dialect = rest({ items: 'data', total: 'total', page: { by: 'page', parameter: 'p', size: 'n', largest: 60 } }, { readOnly: [] });
    return { asked, list: (page: number, perPage: number) => api.list('trips', wanted(page, perPage), { dialect }) };
  }

  it.each([
    ['no longer', { page: 2, perPage: 60, of: 1000 }, { asked: ['page 2 of 60'], ids: [61, 120] }],
    ['longer', { page: 2, perPage: 100, of: 1000 }, { asked: ['page 3 of 50', 'page 4 of 50'], ids: [101, 200] }],
    ['longer, of three parts', { page: 2, perPage: 150, of: 1000 }, { asked: ['page 4 of 50', 'page 5 of 50', 'page 6 of 50'], ids: [151, 300] }],
    ['longer than what is there', { page: 1, perPage: 100, of: 50 }, { asked: ['page 1 of 50'], ids: [1, 50] }],
    ['ended by its second part', { page: 1, perPage: 150, of: 100 }, { asked: ['page 1 of 50', 'page 2 of 50'], ids: [1, 100] }],
    ['of a number that only one divides', { page: 1, perPage: 61, of: 2 }, { asked: ['page 1 of 1', 'page 2 of 1'], ids: [1, 2] }],
  ])('%s: is joined from those that it gives', async (_what, { page, perPage, of }, { asked, ids }) => {
    const { list, asked: seen } = server(of);
    const { items, total } = await list(page, perPage);
    expect(seen).toEqual(asked);
    expect(items).toEqual(records(ids[0]!, ids[1]!));
    expect(total).toBe(of);
  });
});

describe('a page of a list whose server alone decides how many records it gives', () => {
  /** A server that gives pages of these numbers of records, and says with each how many there are (`total`), or whether there are more. */
  function server(sizes: readonly number[], total?: number) {
    const asked: number[] = [];
    const ask = async ({ page }: ListRequest): Promise<ListPage> => {
      asked.push(page);
      const before = sizes.slice(0, page - 1).reduce((sum, size) => sum + size, 0);
      const items = records(before + 1, before + (sizes[page - 1] ?? 0));
      if (total !== undefined) return { items, total };
      return { items, total: before + items.length, ...(page < sizes.length && { more: true as const }) };
    };
    return { ask, asked };
  }

  const TWENTY_THREE = [5, 5, 5, 5, 3];

  it.each([
    ['the first', [1, 10], { asked: [1, 2], ids: [1, 10] }],
    ['the second', [2, 10], { asked: [1, 3, 4], ids: [11, 20] }],
    ['the last', [3, 10], { asked: [1, 5], ids: [21, 23] }],
    ['one after the last', [4, 10], { asked: [1, 7], ids: [] }],
    ['one that ends inside of one of the server’s', [1, 4], { asked: [1], ids: [1, 4] }],
    ['one that lies in two of the server’s', [2, 4], { asked: [1, 2], ids: [5, 8] }],
    ['one that begins inside of one of the server’s', [3, 4], { asked: [1, 2, 3], ids: [9, 12] }],
    ['one as long as the server’s', [2, 5], { asked: [1, 2], ids: [6, 10] }],
  ] as const)('%s is cut out of the server’s', async (_what, [page, perPage], { asked, ids }) => {
    const counted = server(TWENTY_THREE, 23);
    expect(await serverPages(wanted(page, perPage), counted.ask)).toEqual({ items: records(ids[0] ?? 1, ids[1] ?? 0), total: 23 });
    expect(counted.asked).toEqual(asked);
  });

  it.each([
    [1, { total: 10, more: true }],
    [2, { total: 20, more: true }],
    [3, { total: 23 }],
  ])('page %i of a server that only says whether there are more says as much', async (page, said) => {
    const { items, ...others } = await serverPages(wanted(page, 10), server(TWENTY_THREE).ask);
    expect(items).toEqual(records((page - 1) * 10 + 1, Math.min(page * 10, 23)));
    expect(others).toEqual(said);
  });

  it.each([
    ['nothing', [], 0, []],
    ['nothing, though some were counted', [], 13, []],
    ['everything', [5], 5, records(1, 5)],
  ] as const)('a first page with %s is asked for once', async (_what, sizes, total, items) => {
    const one = server(sizes, total);
    expect(await serverPages(wanted(1, 10), one.ask)).toEqual({ items, total });
    expect(one.asked).toEqual([1]);
    expect(await serverPages(wanted(2, 10), one.ask)).toEqual({ items: [], total });
    expect(one.asked).toEqual([1, 1]);
  });

  it('a short page with nothing behind it is the last one, though more were counted', async () => {
    const hidden = server([5, 3], 13);
    expect(await serverPages(wanted(1, 8), hidden.ask)).toEqual({ items: records(1, 8), total: 13 });
    expect(hidden.asked).toEqual([1, 2, 3]);
  });

  it('an empty page is the end, though the server says that there are more', async () => {
    const ask = async ({ page }: ListRequest): Promise<ListPage> => ({ items: page === 1 ? records(1, 5) : [], total: 5, more: true });
    expect(await serverPages(wanted(1, 8), ask)).toEqual({ items: records(1, 5), total: 5 });
  });

  it.each([
    ['one that is longer than the first', 8, server([5, 6, 2], 13).ask],
    ['one that follows a shorter one', 8, server([5, 3, 5], 13).ask],
    ['one that follows a shorter one, after which enough were found', 8, server([7, 1, 5], 13).ask],
    ['the same one again', 8, async () => ({ items: records(1, 5), total: 13 })],
    ['the second one again', 15, async ({ page }: ListRequest) => ({ items: page === 1 ? records(1, 5) : records(6, 10), total: 23 })],
  ])('%s is a fault of the server: records would be left out or doubled', async (_what, perPage, ask) => {
    await expect(serverPages(wanted(1, perPage), ask)).rejects.toMatchObject({ kind: 'server' });
  });
});
