import { expect, it } from 'vitest';
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

it('a page whose kept place the server has forgotten is found from the beginning', async () => {
  const { server, page } = listOfThree();
  await page(2);
  server.asked.length = 0;
  server.refusal = 'notFound';
  const again = page(2);
  await expect(again).rejects.toMatchObject({ kind: 'notFound' });
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
