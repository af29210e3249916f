import { expect, it } from 'vitest';
import { inReadingOrder, scopePages } from '@/engine/data/scope';
import type { Api } from '@/api/Api';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { book, bookList } from './books';

const query = { page: 2, size: 25, sort: { field: 'title', direction: 'desc' as const }, filters: {} };
const sortable = (field: string, isSortable: boolean) => ({ ...bookList, columns: bookList.columns.slice(0, 1).map((column) => ({ ...column, field, sortable: isSortable })) });

it('a list is read to its end by number where it can be sorted so, and as it stands elsewhere', () => {
  expect(inReadingOrder(query, sortable('id', true))).toEqual({ ...query, sort: { field: 'id', direction: 'asc' } });
  expect(inReadingOrder(query, sortable('id', false))).toBe(query);
  expect(inReadingOrder(query, sortable('title', true))).toBe(query);
});

it.each([
  ['as many as it says', { total: 2 }, 1],
  ['more than it has counted, until nothing more comes', { total: 2, more: true }, 3],
])('a list is read to its end where it has %s', async (_what, known, pages) => {
  const asked: number[] = [];
  const rows = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], []];
  const list = (_path: string, { page }: { page: number }) => (asked.push(page), Promise.resolve({ items: rows[page - 1] ?? [], ...known }));
  const reading = { api: { list } as unknown as Api, entity: book, context: transformContext(true), signal: new AbortController().signal };
  const read: unknown[] = [];
  for await (const records of scopePages({ kind: 'matching', query, total: 2 }, bookList, reading)) read.push(...records);
  expect([asked.length, read]).toEqual([pages, rows.slice(0, pages).flat()]);
});

it('a list that comes whole is read once, however long it is, and page after page', async () => {
  const asked: number[] = [];
  const rows = [[{ id: 1 }, { id: 2 }], [{ id: 3 }]];
  const list = (_path: string, { page }: { page: number }) => (asked.push(page), Promise.resolve({ items: rows[page - 1] ?? [], total: 3 }));
  const reading = { api: { list } as unknown as Api, entity: book, context: transformContext(true), signal: new AbortController().signal };
  const read: unknown[] = [];
  for await (const records of scopePages({ kind: 'matching', query, total: 2500 }, { ...bookList, paging: 'client' }, reading)) read.push(...records);
  expect([asked, read]).toEqual([[1, 2], rows.flat()]);
});
