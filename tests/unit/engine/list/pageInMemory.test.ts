import { describe, expect, it } from 'vitest';
import { readListQuery } from '@/engine/data/listQuery';
import { pageInMemory } from '@/engine/data/pageInMemory';
import { bookList, bookSchema, filterOf } from './books';

const books = [
  { id: 1, title: 'Zadig', pages: 90, genre: 1, available: true, bought: '2024-03-01' },
  { id: 2, title: 'Élégies', pages: 9, genre: 2, available: false, bought: '2024-01-31' },
  { id: 3, title: 'eugénie', pages: 300, genre: 1, bought: '2024-01-31T23:00:00' },
  { id: 4, title: 'L’Œuvre', genre: 3 },
];

const ids = (address: string) => {
  const query = readListQuery(new URLSearchParams(address), { list: bookList, schema: bookSchema });
  return pageInMemory(books, query, bookList, 'fr').records.map(({ id }) => id);
};

describe('a list that the server does not page', () => {
  it('is sorted as the language orders words, accents and case aside', () => {
    expect(ids('sort=title:asc')).toEqual([2, 3, 4, 1]);
    expect(ids('sort=title:desc')).toEqual([1, 4, 3, 2]);
  });

  it('is sorted by numbers as numbers, empty values last in both directions', () => {
    expect(ids('sort=pages:asc')).toEqual([2, 1, 3, 4]);
    expect(ids('sort=pages:desc')).toEqual([3, 1, 2, 4]);
  });

  it.each([
    ['f.title=ele', [2]],
    ['f.title=oeuv', [4]],
    ['f.pages=9', [2]],
    ['f.genre=1', [3, 1]],
    ['f.genres=2&f.genres=3', [2, 4]],
    ['f.available=yes', [1]],
    ['f.bought=2024-01-01..2024-01-31', [2, 3]],
    ['f.bought=2024-02-01..', [1]],
    ['f.length=50..', [3, 1]],
    ['f.length=90..90', [1]],
    ['f.title=e&f.genre=1', [3]],
    ['f.length=..50', [2]],
    ['f.bought=..2024-02-01', [2, 3]],
  ])('is filtered by %s', (address, expected) => {
    expect(ids(address)).toEqual(expected);
  });

  it('finds nothing in a field without a value, whatever the word', () => {
    const found = (text: string) => pageInMemory([{ id: 1 }, { id: 2, title: 'Indéfini' }], { page: 1, size: 9, sort: undefined, filters: { title: [text] } }, bookList, 'fr').records.map(({ id }) => id);
    expect([found('fin'), found('und')]).toEqual([[2], []]);
  });

  it('has what is empty last wherever it stood', () => {
    const rows = [{ id: 1 }, { id: 2, pages: 10 }, { id: 3 }, { id: 4, pages: 9 }];
    const sorted = (direction: 'asc' | 'desc') => pageInMemory(rows, { page: 1, size: 9, sort: { field: 'pages', direction }, filters: {} }, bookList, 'fr').records.map(({ id }) => id);
    expect([sorted('asc'), sorted('desc')]).toEqual([[4, 2, 1, 3], [2, 4, 1, 3]]);
  });

  it('is sorted by numbers below zero and by fractions, and by texts beside numbers as texts', () => {
    const sorted = (values: unknown[]) => pageInMemory(values.map((pages) => ({ pages })), { page: 1, size: 9, sort: { field: 'pages', direction: 'asc' }, filters: {} }, bookList, 'fr').records.map(({ pages }) => pages);
    expect(sorted([1.5, -5, 1.25, -10])).toEqual([-10, -5, 1.25, 1.5]);
    expect(sorted(['deux', 10, 'dix', 9])).toEqual([9, 10, 'deux', 'dix']);
  });

  it('is filtered by a range of numbers whose open end lies below zero, without what is no number', () => {
    const rows = [{ id: 1, pages: -5 }, { id: 2, pages: 60 }, { id: 3, pages: '5' }, { id: 4 }];
    const query = { page: 1, size: 9, sort: undefined, filters: { length: ['..50'] } };
    expect(pageInMemory(rows, query, bookList, 'fr').records.map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    ['a telephone number in any spelling', filterOf({ name: 'telephone', operator: 'telephone' }), '06.12.34.56.78', [1]],
    ['a whole text, not a part of it', filterOf({ name: 'title', operator: 'equals' }), 'zadig', [1]],
    ['one of several records that are referred to', filterOf({ name: 'shelf', operator: 'reference' }), '7', [1, 2]],
    ['the answer no', filterOf({ name: 'lent', operator: 'yesNo', values: { yes: '1', no: '0' } }), 'no', [2, 3]],
  ])('is filtered by %s', (_what, filter, value, expected) => {
    const rows = [
      { id: 1, telephone: '0612345678', title: 'Zadig', shelf: [5, 7], lent: true },
      { id: 2, telephone: '0612345679', title: 'Zadig ou la Destinée', shelf: 7, lent: false },
      { id: 3, shelf: 8 },
    ];
    const query = { page: 1, size: 9, sort: undefined, filters: { [filter.name]: [value] } };
    expect(pageInMemory(rows, query, { ...bookList, filters: [filter] }, 'fr').records.map(({ id }) => id)).toEqual(expected);
  });

  it('is cut in pages, with the total of all of them', () => {
    const query = { page: 2, size: 3, sort: undefined, filters: {} };
    expect(pageInMemory(books, query, bookList, 'fr')).toEqual({ records: [books[3]], total: 4 });
    expect(pageInMemory(books, { ...query, page: 9 }, bookList, 'fr')).toEqual({ records: [], total: 4 });
  });
});
