import { describe, expect, it } from 'vitest';
import type { ListRequest } from '@/api/records';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { listedUnder } from '@/engine/data/listedUnder';
import type { Picked } from '@/engine/model/Picked';
import type { FilterValues } from '@/engine/model/ListQuery';
import type { RecordData } from '@/engine/model/Schema';
import { choose } from '@/features/campaigns/recipients/choose';
import { countFiltered, countSelected } from '@/features/campaigns/recipients/reach';
import { book, bookList } from '../../engine/list/books';
import { members, readers } from './sources';

const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, available: index % 2 === 0, genre: 1 + (index % 3) }));

/** A part of the list of books, and the requests to the server about it. */
function setUp({ filters = {}, records, items = [] as RecordData[] }: { filters?: FilterValues; records?: RecordData[]; items?: RecordData[] }, source = readers) {
  const requests: ListRequest[] = [];
  const entity = source.owner ? listedUnder(book, { resource: 'page', parent: { path: true } }, { name: 'book', id: '3' }) : book;
  const api = {
    list: (_path: string, request: ListRequest) => {
      requests.push(request);
      const start = (request.page - 1) * request.perPage;
      return Promise.resolve({ total: items.length, items: items.slice(start, start + request.perPage) });
    },
  };
  const query = { page: 1, size: 25, sort: undefined, filters };
  const picked: Picked = { entity, list: bookList, query, total: items.length, scope: records ? { kind: 'records', records } : { kind: 'matching', query, total: items.length } };
  const counting = {
    api: api as never,
    source,
    entity,
    list: bookList,
    situation: { settings: DEFAULT_SETTINGS, permissions: new Set<string>() },
    transforms: { utcTime: true, timeZone: 'UTC' },
    signal: new AbortController().signal,
  };
  return { requests, counting, choose: () => choose(picked, { ...counting, apiUrl: 'https://platform.test/api', onRead: () => undefined }) };
}

describe('recipients of what was picked', () => {
  it('are those of the ticked records that can be written to, as the filter that names them', async () => {
    const { requests, ...set } = setUp({ records: pages(5) });
    expect(await set.choose()).toMatchObject({ kind: 'ready', picked: 5, chosen: { source: 1, filterType: 2, deliveryCount: 3, filters: 'selected=1,3,5' } });
    expect(requests).toEqual([]);
  });

  it('leave out the others by their names, where all were read', async () => {
    expect(await setUp({ records: [{ id: 1, title: 'Emma', available: true }, { id: 2, title: 'Germinal', available: false }] }).choose()).toMatchObject({ leftOut: ['Germinal'] });
    expect(await setUp({ items: pages(7) }).choose()).not.toHaveProperty('leftOut');
  });

  it('are named one by one when that filter is longer than the platform keeps, or nobody is left in it', async () => {
    const fits = await setUp({ records: pages(260) }).choose();
    expect(fits.kind === 'ready' && [fits.chosen.filterType, fits.chosen.filters?.length]).toEqual([2, 473]);
    expect(await setUp({ records: pages(300) }).choose()).toMatchObject({ chosen: { filterType: 1, deliveryCount: 150 } });
    expect(await setUp({ records: [{ id: 2, available: false }] }).choose()).toMatchObject({ chosen: { filterType: 1, deliveryCount: 0, ids: [] } });
  });

  it('are the filters for all results, fixed ones included, with what the server counts of them', async () => {
    const { requests, ...set } = setUp({ filters: { genre: ['2'] }, items: pages(7) });
    expect(await set.choose()).toMatchObject({ kind: 'ready', picked: 7, chosen: { filterType: 2, deliveryCount: 7, filters: 'library=7&genre=2' } });
    expect(requests).toEqual([{ page: 1, perPage: 1, filters: [['library', '7'], ['genre', '2'], ['available', '1']] }]);
  });

  it('are read and named one by one where the platform cannot keep filters, accepted ones only', async () => {
    const { requests, ...set } = setUp({ filters: { genre: ['2'] }, items: pages(1500) }, members);
    expect(await set.choose()).toMatchObject({ kind: 'tooMany', reached: 500, instead: undefined });
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
    const few = await setUp({ items: pages(6) }, members).choose();
    expect(few).toMatchObject({ kind: 'ready', picked: 6, chosen: { source: 2, sourceId: 3, filterType: 1, deliveryCount: 2, ids: [1, 5] } });
  });

  it('are offered as filters, with their own number, when a selection is longer than an address', async () => {
    const choice = await setUp({ filters: { title: ['a'] }, records: pages(1000), items: pages(1200) }).choose();
    expect(choice).toMatchObject({ kind: 'tooMany', reached: 500, instead: { kind: 'ready', picked: 1200, chosen: { filterType: 2, filters: 'library=7&title=a' } } });
    expect(choice.kind === 'tooMany' && choice.limit).toBeGreaterThan(100);
  });

  it('are refused as filters when these are longer than the platform keeps', async () => {
    const { requests, ...set } = setUp({ filters: { title: ['é'.repeat(90)] } });
    expect(await set.choose()).toEqual({ kind: 'longFilters', length: 'library=7&title='.length + 540 });
    expect(requests).toEqual([]);
    const filled = (length: number) => setUp({ filters: { title: ['a'.repeat(length - 'library=7&title='.length)] } }).choose();
    expect([(await filled(512)).kind, (await filled(513)).kind]).toEqual(['ready', 'longFilters']);
  });
});

describe('the number of recipients', () => {
  it('is none, without asking, for filters that ask for the others', async () => {
    const { requests, counting } = setUp({});
    expect(await countFiltered([['available', '0']], counting)).toBe(0);
    expect(requests).toEqual([]);
  });

  it('is asked for once with filters that ask for those who accept already', async () => {
    const { requests, counting } = setUp({ items: pages(4) });
    expect(await countFiltered([['genre', '2'], ['available', '1']], counting)).toBe(4);
    expect(requests).toEqual([{ page: 1, perPage: 1, filters: [['genre', '2'], ['available', '1']] }]);
  });

  it('is asked again for a selection: by its numbers, or by reading those of its list', async () => {
    const counted = setUp({ items: pages(2) });
    expect(await countSelected([1, 3], counted.counting)).toBe(2);
    expect(counted.requests).toEqual([{ page: 1, perPage: 1, filters: [['selected', '1,3'], ['available', '1']] }]);
    const read = setUp({ items: pages(9) }, members);
    expect(await countSelected([1, 2, 3, 7], read.counting)).toBe(2);
  });
});
