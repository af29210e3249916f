import { expect, it } from 'vitest';
import { inReadingOrder } from '@/engine/data/scope';
import { bookList } from './books';

const query = { page: 2, size: 25, sort: { field: 'title', direction: 'desc' as const }, filters: {} };
const sortable = (field: string, isSortable: boolean) => ({ ...bookList, columns: bookList.columns.slice(0, 1).map((column) => ({ ...column, field, sortable: isSortable })) });

it('a list is read to its end by number where it can be sorted so, and as it stands elsewhere', () => {
  expect(inReadingOrder(query, sortable('id', true))).toEqual({ ...query, sort: { field: 'id', direction: 'asc' } });
  expect(inReadingOrder(query, sortable('id', false))).toBe(query);
  expect(inReadingOrder(query, sortable('title', true))).toBe(query);
});
