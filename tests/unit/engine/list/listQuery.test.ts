import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { changedQuery, filtersLeftOut, isFiltered, pageSizes, readListQuery, withFilter, withoutFilter, writeListQuery } from '@/engine/data/listQuery';
import type { FilterValues } from '@/engine/model/ListQuery';
import { bookList, bookSchema, filterOf } from './books';

const shape = { list: bookList, schema: bookSchema };
const read = (address: string) => readListQuery(new URLSearchParams(address), shape);
const write = (address: string) => writeListQuery(read(address), bookList).toString();

it('a list is filtered where one of its filters has a value', () => {
  expect([{}, { author: [] }, { author: [], title: ['x'] }, { title: ['x'] }].map(isFiltered)).toEqual([false, false, true, true]);
});

describe('the address of a list', () => {
  it('says nothing when everything is as usual', () => {
    expect(read('')).toEqual({ page: 1, size: 25, sort: { field: 'title', direction: 'asc' }, filters: {} });
    expect(write('page=1&size=25&sort=title:asc')).toBe('');
  });

  it('is written with the page and the size that are not the usual ones', () => {
    expect(write('page=2&size=25')).toBe('page=2');
    expect(write('page=12')).toBe('page=12');
    expect(write('page=1&size=50')).toBe('size=50');
  });

  it('holds page, size, sort and filters', () => {
    const address = 'page=2&size=50&sort=pages:desc&f.title=loup&f.genres=1&f.genres=3&f.bought=2024-01-01..2024-01-31&f.available=yes';
    expect(read(address)).toEqual({
      page: 2,
      size: 50,
      sort: { field: 'pages', direction: 'desc' },
      filters: { title: ['loup'], genres: ['1', '3'], available: ['yes'], bought: ['2024-01-01..2024-01-31'] },
    });
  });

  it('sorts the other way round by what the list is sorted by, even where no column can be sorted', () => {
    const { sort } = readListQuery(new URLSearchParams('sort=title:desc'), { ...shape, list: { ...bookList, columns: [] } });
    expect(sort).toEqual({ field: 'title', direction: 'desc' });
  });

  it('keeps an optional filter that is selected and still empty, not an empty one that is always displayed', () => {
    expect(read('f.author=&f.title=').filters).toEqual({ author: [] });
    expect(write('f.author=&f.title=')).toBe('f.author=');
  });

  it.each([
    ['f.title=%20loup%20&f.author=&page=2&colour=red', []],
    ['f.colour=%20', []],
    ['f.colour=red&f.__proto__=x', [{ name: 'colour', value: 'red' }, { name: '__proto__', value: 'x' }]],
    ['f.genre=9', [{ name: 'genre', value: '9' }]],
    ['f.genres=1&f.genres=9', [{ name: 'genres', value: '9' }]],
    ['f.title=loup&f.title=ours', [{ name: 'title', value: 'ours' }]],
  ])('tells what it filters by and the list does not: %s', (address, leftOut) => {
    expect(filtersLeftOut(new URLSearchParams(address), read(address))).toEqual(leftOut);
  });

  it.each([
    ['page=-3'],
    ['page=0'],
    ['page=1e3'],
    ['page=two'],
    ['size=7'],
    ['size=1000000'],
    ['sort=genre:asc'],
    ['sort=password:asc'],
    ['sort=pages:sideways'],
    ['sort=pages'],
    ['f.password=x'],
    ['f.__proto__=x'],
    ['title=loup'],
  ])('ignores %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it.each([
    ['f.genre=9', 'a choice there is not'],
    ['f.available=no', 'an answer that the server cannot be asked for'],
    ['f.available=perhaps', 'no answer'],
    ['f.bought=yesterday..', 'no day'],
    ['f.bought=2024-02-30..', 'a day there is not'],
    ['f.bought=..', 'a range without ends'],
    ['f.length=ten..', 'no number'],
    ['f.pages=ten', 'no number'],
    ['f.shelf=1%20OR%201', 'no id'],
  ])('displays the filter of %s empty: %s', (address) => {
    expect(Object.values(read(address).filters)).toEqual([[]]);
  });

  it('takes one value of a filter that has one, and each value once', () => {
    expect(read('f.genre=1&f.genre=2').filters).toEqual({ genre: ['1'] });
    expect(read('f.genres=1&f.genres=1').filters).toEqual({ genres: ['1'] });
  });

  it('keeps the first of two filters that the server cannot combine', () => {
    expect(read('f.genres=1&f.genre=2').filters).toEqual({ genre: ['2'] });
  });

  it('reads whatever it is given, and what it writes is read the same', () => {
    const name = fc.oneof(fc.constantFrom('page', 'size', 'sort', ...bookList.filters.map((filter) => `f.${filter.name}`)), fc.string());
    const value = fc.oneof(fc.string(), fc.constantFrom('1', '2', 'yes', 'pages:asc', '2024-01-01..', '5..10'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const query = readListQuery(new URLSearchParams(pairs), shape);
        expect(readListQuery(writeListQuery(query, bookList), shape)).toEqual(query);
      }),
    );
  });
});

describe('a filter that asks something at first', () => {
  const opening = { ...shape, list: { ...bookList, filters: [filterOf({ name: 'available', field: 'available', operator: 'yesNo', values: { yes: '1' }, shown: 'always', initial: 'yes' })] } };
  const opened = (address: string) => readListQuery(new URLSearchParams(address), opening);
  const written = (filters: FilterValues) => writeListQuery({ ...opened(''), filters }, opening.list).toString();

  it('asks it where the address says nothing, and nothing where it is there, empty', () => {
    expect([opened('').filters, opened('f.available=').filters]).toEqual([{ available: ['yes'] }, {}]);
  });

  it('is written with a value that is not the first one, or with another beside it, and one without a first value always', () => {
    const list = { ...bookList, filters: [filterOf({ name: 'genres', field: 'genre', operator: 'oneOf', parameter: 'genre', multiple: true, initial: '1' }), filterOf({ name: 'title', operator: 'contains' })] };
    const address = (filters: FilterValues) => decodeURIComponent(writeListQuery({ page: 1, size: 25, sort: bookList.sort, filters }, list).toString());
    expect(['1', '2'].map((value) => address({ genres: [value] }))).toEqual(['', 'f.genres=2']);
    expect(address({ genres: ['1', '2'] })).toBe('f.genres=1&f.genres=2');
    expect(address({ genres: ['1'], title: ['1'] })).toBe('f.title=1');
  });

  it('is written when it asks something else or nothing', () => {
    expect([written({ available: ['yes'] }), written({ available: [] }), written({})]).toEqual(['', 'f.available=', 'f.available=']);
  });
});

describe('a change of a list', () => {
  const query = read('page=4&f.title=loup&f.author=hugo');

  it.each([
    ['filters', { filters: {} }],
    ['sort', { sort: { field: 'pages', direction: 'asc' } as const }],
    ['size', { size: 10 }],
  ])('of its %s leads to the first page', (_what, change) => {
    expect(changedQuery(query, change)).toEqual({ ...query, ...change, page: 1 });
  });

  it('of its page keeps the rest', () => {
    expect(changedQuery(query, { page: 5 })).toEqual({ ...query, page: 5 });
  });

  it('empties a filter that is always displayed, and an optional one without removing it', () => {
    expect(withFilter(query.filters, 'title', [], bookList)).toEqual({ author: ['hugo'] });
    expect(withFilter(query.filters, 'author', [], bookList)).toEqual({ title: ['loup'], author: [] });
  });

  it('gives a filter that is always displayed its value', () => {
    expect(withFilter({ author: ['hugo'] }, 'title', ['loup'], bookList)).toEqual({ author: ['hugo'], title: ['loup'] });
  });

  it('removes an optional filter: it is no longer sent', () => {
    expect(withoutFilter(query.filters, 'author')).toEqual({ title: ['loup'] });
  });

  it('removes the filters that the server cannot combine with the new one', () => {
    expect(withFilter({ genre: ['1'] }, 'genres', ['2'], bookList)).toEqual({ genres: ['2'] });
    expect(withFilter({ genres: ['2'] }, 'genre', ['1'], bookList)).toEqual({ genre: ['1'] });
  });

  it('offers the size of the resource among the others', () => {
    expect(pageSizes(25)).toEqual([10, 25, 50, 100]);
    expect(pageSizes(20)).toEqual([10, 20, 25, 50, 100]);
  });
});
