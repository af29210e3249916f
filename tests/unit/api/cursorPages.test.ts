import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { cursorPages } from '@/api/cursorPages';

it('a list whose next page is the same again is a fault of the server, and not followed for ever', async () => {
  const asked: (string | undefined)[] = [];
  const ask = async (cursor?: string) => {
    asked.push(cursor);
    return { items: [{ id: 1 }], total: 1, more: true as const, next: 'a' };
  };
  await expect(cursorPages()('users', { page: 1, perPage: 10 }, ask)).rejects.toMatchObject({ kind: 'server' });
  expect(asked).toEqual([undefined, 'a']);
});

/** A list of three pages of one record, whose cursors the server refuses while `refusal` is set. */
function listOfThree() {
  const server = { asked: [] as (string | undefined)[], refusal: undefined as ApiErrorKind | undefined };
  const pages = cursorPages();
  const ask = async (cursor?: string) => {
    server.asked.push(cursor);
    if (server.refusal && cursor !== undefined) throw new ApiError(server.refusal);
    const id = Number(cursor ?? 1);
    return id < 3 ? { items: [{ id }], total: id, more: true as const, next: `${id + 1}` } : { items: [{ id }], total: 3 };
  };
  return { server, page: (page: number) => pages('users', { page, perPage: 1 }, ask) };
}

it('a list that nobody counts has as many records as are known, and more until its end', async () => {
  const { page } = listOfThree();
  expect(await page(1)).toStrictEqual({ items: [{ id: 1 }], total: 1, more: true });
  expect(await page(2)).toStrictEqual({ items: [{ id: 2 }], total: 2, more: true });
  expect(await page(3)).toStrictEqual({ items: [{ id: 3 }], total: 3 });
});

it.each<ApiErrorKind>(['rejected', 'notFound', 'server'])('a page whose kept place the server has forgotten, and says so as "%s", is found from the beginning', async (refusal) => {
  const { server, page } = listOfThree();
  await page(2);
  server.asked.length = 0;
  server.refusal = refusal;
  const again = page(2);
  await expect(again).rejects.toMatchObject({ kind: refusal });
  expect(server.asked).toEqual(['2', undefined, '2']);
});

it.each<[string, ApiErrorKind, number]>([
  ['was never known, as nothing is forgotten', 'notFound', 1],
  ['is kept, but cannot be reached', 'offline', 2],
])('a page whose place %s, is not looked for twice', async (_what, refusal, before) => {
  const { server, page } = listOfThree();
  if (before > 1) await page(before);
  server.asked.length = 0;
  server.refusal = refusal;
  await expect(page(2)).rejects.toMatchObject({ kind: refusal });
  expect(server.asked).toEqual(before > 1 ? ['2'] : [undefined, '2']);
});

describe('a list of which the server counts the records', () => {
  /** Pages of two records, of which the last one may lack some that are counted. */
  const counted = (total: number, given = total) => {
    const pages = cursorPages();
    const ask = async (cursor = '0') => {
      const start = Number(cursor);
      const items = [0, 1].map((place) => ({ id: start + place + 1 })).filter(({ id }) => id <= given);
      return { items, total, ...(start + 2 < given && { next: `${start + 2}` }) };
    };
    return (page: number) => pages('users', { page, perPage: 2 }, ask);
  };

  it('has that number on each page, and on an empty one beyond the end', async () => {
    const page = counted(3);
    expect(await page(1)).toStrictEqual({ items: [{ id: 1 }, { id: 2 }], total: 3 });
    expect(await page(2)).toStrictEqual({ items: [{ id: 3 }], total: 3 });
    expect(await page(7)).toStrictEqual({ items: [], total: 3 });
  });

  it('is a failure where fewer can be reached, and none where more come than were counted', async () => {
    await expect(counted(5, 3)(2)).rejects.toMatchObject({ kind: 'server' });
    expect(await counted(5, 3)(1)).toMatchObject({ total: 5 });
    expect(await counted(3, 4)(2)).toMatchObject({ items: [{ id: 3 }, { id: 4 }], total: 3 });
  });
});

describe('a list whose answers have more or fewer records than a page', () => {
  /** Answers with these numbers of records, one after the other. */
  const inAnswers = (...sizes: number[]) => {
    const asked: (string | undefined)[] = [];
    const pages = cursorPages();
    const ask = async (cursor?: string) => {
      asked.push(cursor);
      const at = Number(cursor ?? 0);
      const before = sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
      const items = Array.from({ length: sizes[at] ?? 0 }, (_one, place) => ({ id: before + place + 1 }));
      return { items, total: 0, more: true as const, ...(at + 1 < sizes.length && { next: `${at + 1}` }) };
    };
    return { asked, page: async (page: number, perPage = 2) => (await pages('users', { page, perPage }, ask)).items.map(({ id }) => id) };
  };

  it('has pages that begin inside an answer', async () => {
    const { page, asked } = inAnswers(5, 2);
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([[1, 2], [3, 4], [5, 6], [7]]);
    expect(asked).toEqual([undefined, undefined, undefined, '1', '1']);
  });

  it('has pages that are filled from several answers, but not beyond an empty one', async () => {
    expect(await inAnswers(1, 1, 1).page(1)).toEqual([1, 2]);
    expect(await inAnswers(1, 0, 1).page(1)).toEqual([1]);
    const { page } = inAnswers(1, 0, 1);
    expect([await page(1), await page(2)]).toEqual([[1], [2]]);
  });
});

it('the places of the pages of twenty lists are kept, those that were asked for last', async () => {
  const asked: string[] = [];
  const pages = cursorPages();
  const read = (list: number) =>
    pages(`list ${list}`, { page: 2, perPage: 1 }, async (cursor?: string) => {
      asked.push(`${list} ${cursor ?? 'first'}`);
      return cursor === undefined ? { items: [{ id: 1 }], total: 1, more: true as const, next: 'b' } : { items: [{ id: 2 }], total: 2 };
    });
  for (let list = 0; list < 20; list += 1) await read(list);
  await read(0);
  await read(20);
  asked.length = 0;
  for (const list of [0, 1, 2]) await read(list);
  expect(asked).toEqual(['0 b', '1 first', '1 b', '2 first', '2 b']);
});
