import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListRequest } from '@/api/records';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { Queue } from '@/engine/page/Queue';
import { completeQueue, lackingFrom } from '@/engine/show/neighbours/useCompletedQueue';
import { idsOf, readIds, startOfPiece } from '@/engine/show/neighbours/readIds';
import { platform } from '@/api/platform';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { outingWith } from '../../../component/form/outing';

const list: ListDefinition = { columns: [], filters: [], fixedFilters: [], pageSize: 10, paging: 'server' };
const entity = outingWith({ list });
const all = Array.from({ length: 457 }, (_, index) => String(index + 1));

/** A list on the server that others change while it is read. */
function listed(ids: string[], onAsked: (request: ListRequest) => void = () => undefined) {
  const answer = ({ page, perPage }: ListRequest): ListAnswer => ({ items: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ id: Number(id) })), total: ids.length });
  return {
    list,
    query: { page: 1, size: 10, sort: undefined, filters: {} },
    language: 'fr',
    reading: {
      api: {
        list(_path: string, request: ListRequest) {
          const given = answer(request);
          onAsked(request);
          return Promise.resolve(given);
        },
      },
      entity: { ...entity, dialect: platform },
      context: transformContext(false),
      signal: new AbortController().signal,
    },
  } as const;
}

/** What the page of a record does: it reads more of the list once that is needed. */
async function near(queue: Queue, id: string, ids: string[], ahead = 100): Promise<Queue> {
  const from = lackingFrom(queue, id);
  if (from === undefined) return queue;
  const known = new Set(queue.ids);
  const read = await readIds(startOfPiece(from, list), (found) => [...found].filter((one) => !known.has(one)).length >= ahead, listed(ids));
  return completeQueue(queue, read);
}

const begunAt = (page: number): Queue => ({ ids: all.slice((page - 1) * 10, page * 10), before: (page - 1) * 10, total: all.length, begun: true });

describe('a queue longer than what is read at once', () => {
  it.each([
    ['leave the list', (ids: string[], id: string) => ids.filter((one) => one !== id)],
    ['move to its end', (ids: string[], id: string) => [...ids.filter((one) => one !== id), id]],
    ['move to its beginning', (ids: string[], id: string) => [id, ...ids.filter((one) => one !== id)]],
    ['stay', (ids: string[]) => ids],
  ])('passes over none and meets none twice where those that are dealt with %s', async (_what, decide) => {
    let [queue, ids, met] = [begunAt(1), all, [] as string[]];
    for (let id: string | undefined = '1'; id !== undefined; id = queue.ids[queue.ids.indexOf(id) + 1]) {
      queue = await near(queue, id, ids);
      expect(queue.total).toBe(all.length);
      met.push(id);
      ids = decide(ids, id);
    }
    expect(met).toEqual(all);
  });

  it('goes back to the beginning of the list', async () => {
    let [queue, met] = [begunAt(31), [] as string[]];
    for (let id: string | undefined = '301'; id !== undefined; id = queue.ids[queue.ids.indexOf(id) - 1]) {
      queue = await near(queue, id, all);
      expect(queue.before + queue.ids.indexOf(id) + 1).toBe(Number(id));
      met.push(id);
    }
    expect(met).toEqual(all.slice(0, 301).toReversed());
  });

  it('is read again where the list moves between two of its pages', async () => {
    const ids = [...all];
    let isFirst = true;
    const asking = listed(ids, () => {
      if (isFirst) ids.splice(0, 5);
      isFirst = false;
    });
    expect((await readIds(0, () => false, asking)).ids).toEqual(all.slice(5));
  });

  it('is taken as it is where it moves each time that it is read', async () => {
    let readings = 0;
    const ids = [...all];
    const asking = listed(ids, ({ page }) => {
      if (page === 1) readings += 1;
      if (readings < 9) ids.splice(0, 1);
    });
    await readIds(0, () => false, asking);
    expect(readings).toBe(3);
  });

  it('ends where no more records come, however many are counted', async () => {
    const asking = listed(all.slice(0, 150));
    const api = { list: (_path: string, { page, perPage }: ListRequest): Promise<ListAnswer> => Promise.resolve({ items: all.slice(0, 150).slice((page - 1) * perPage, page * perPage).map((id) => ({ id })), total: 999 }) };
    expect(await readIds(0, () => false, { ...asking, reading: { ...asking.reading, api } })).toEqual({ start: 0, ids: all.slice(0, 150), rest: 0 });
  });

  it('is read in one piece where it comes whole, in its own order', async () => {
    const whole: ListDefinition = { ...list, paging: 'client' };
    expect([startOfPiece(150, list), startOfPiece(99, list), startOfPiece(150, whole)]).toEqual([100, 0, 0]);
    const asked: unknown[] = [];
    const asking = listed(all);
    const api = { list: (_path: string, request: ListRequest): Promise<ListAnswer> => (asked.push(request.page), Promise.resolve({ items: all.map((id) => ({ id: Number(id) })), total: all.length })) };
    const read = await readIds(0, () => false, { ...asking, list: whole, reading: { ...asking.reading, api } });
    expect([asked, read.ids, read.rest]).toEqual([[1], all, 0]);
  });

  it('is read no further than it must be', async () => {
    const asked: number[] = [];
    const read = await readIds(0, (found) => found.size >= 200, listed(all, ({ page }) => asked.push(page)));
    expect([asked, read.ids.length, read.rest]).toEqual([[1, 2], 200, 257]);
  });
});

describe('more of a queue', () => {
  const piece = (place: Partial<Queue>): Queue => ({ ids: all.slice(100, 200), before: 100, total: all.length, ...place });

  it.each([
    ['at the twentieth of what is known, what stands before it', '120', {}, 99],
    ['not at the next one', '121', {}, undefined],
    ['at the last twenty, what follows', '181', {}, 100],
    ['not at the one before them', '180', {}, undefined],
    ['not at the last ones, where nothing follows', '181', { total: 200 }, undefined],
    ['at the last ones of those that nobody has counted', '181', { total: 200, more: true as const }, 100],
    ['at each record, as long as it has only begun', '150', { begun: true as const }, 99],
  ])('is read %s', (_where, id, place, from) => {
    expect(lackingFrom(piece(place), id)).toBe(from);
  });
});

it('what nobody has counted has not moved: how many are known of it grows from page to page', async () => {
  const asked: number[] = [];
  const asking = listed(all);
  const api = {
    list(_path: string, { page, perPage }: ListRequest): Promise<ListAnswer> {
      asked.push(page);
      const items = all.slice((page - 1) * perPage, page * perPage).map((id) => ({ id: Number(id) }));
      return Promise.resolve(page < 3 ? { items, total: page * perPage, more: true } : { items, total: all.length });
    },
  };
  await readIds(0, (found) => found.size >= 300, { ...asking, reading: { ...asking.reading, api } });
  expect(asked).toEqual([1, 2, 3]);
  expect(await readIds(0, (found) => found.size >= 200, { ...asking, reading: { ...asking.reading, api } })).toEqual({ start: 0, ids: all.slice(0, 200), rest: 0, more: true });
});

it('a record without a number is in no queue', () => {
  expect(idsOf([{ id: 7 }, {}, { id: 'a' }])).toEqual(['7', 'a']);
});
