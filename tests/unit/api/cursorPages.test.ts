import { expect, it } from 'vitest';
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
