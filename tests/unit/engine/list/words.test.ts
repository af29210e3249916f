import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { totalText } from '@/engine/data/knownTotal';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { compositeText } from '@/engine/fields/compositeText';
import { filterField, referenceId } from '@/engine/list/filters/filterField';
import { nextSort } from '@/engine/list/nextSort';
import { pageRange } from '@/engine/list/pageRange';
import { recordLinks } from '@/engine/list/rows/recordLinks';
import { nameInWords, narrowing, valueInWords } from '@/engine/model/storedWords';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { hasTime } from '@/engine/model/hasTime';
import { book, filterOf } from './books';

describe('a query that the platform has kept', () => {
  it('narrows a list by what is neither its page nor its order', () => {
    const names = ['page', 'perPage', 'order', 'order[name]', 'order[name', 'orderName', 'q', 'status[]', 'mypage', 'pages'];
    expect(narrowing(names.map((name) => [name, '1'] as const)).map(([name]) => name)).toEqual(['orderName', 'q', 'status[]', 'mypage', 'pages']);
  });

  it.each([
    ['solidaryUser.volunteer[]', 'Solidary user volunteer'],
    ['q', 'Q'],
    ['homeAddress2Town', 'Home address2 town'],
    ['__é-tat__', 'É tat'],
    ['', ''],
    ['a[]b', 'A b'],
  ])('has the name %s, in words: %s', (name, words) => {
    expect(nameInWords(name)).toBe(words);
  });

  it.each([
    ['Metz', 'Metz'],
    ['12', '12'],
    ['["a",2,null]', 'a, 2, null'],
    [' {"minAge":18,"towns":["Metz","Toul"]}', 'Min age 18, Towns Metz, Toul'],
    ['{broken', '{broken'],
    ['a {"b":1}', 'a {"b":1}'],
  ])('has the value %s, in words: %s', (value, words) => {
    expect(valueInWords(value)).toBe(words);
  });
});

describe('a row', () => {
  const books = { route: '/books', id: 'id' };

  it.each([
    [{ id: 'a/7' }, { show: true, edit: true }, { edit: '/books/a%2F7', open: '/books/show/a%2F7' }],
    [{ id: 0 }, { show: false, edit: true }, { edit: '/books/0', open: '/books/0' }],
    [{ id: 7 }, { show: true, edit: false }, { edit: undefined, open: '/books/show/7' }],
    [{ id: 7 }, { show: false, edit: false }, { edit: undefined, open: undefined }],
    [{ id: null }, { show: true, edit: true }, { edit: undefined, open: undefined }],
    [{}, { show: true, edit: true }, { edit: undefined, open: undefined }],
  ])('of %o leads where the operator may go: %o', (record, may, links) => {
    expect(recordLinks(books, record, may)).toEqual(links);
  });

  it('of a record without a page leads nowhere', () => {
    expect(recordLinks({ route: undefined, id: 'id' }, { id: 7 }, { show: true, edit: true })).toEqual({ edit: undefined, open: undefined });
  });
});

it.each([
  [undefined, 'asc'],
  [{ field: 'title', direction: 'asc' }, 'desc'],
  [{ field: 'title', direction: 'desc' }, 'asc'],
  [{ field: 'pages', direction: 'asc' }, 'asc'],
] as const)('the header of a column, after %o, asks for the order %s', (sort, direction) => {
  expect(nextSort(sort, 'title')).toEqual({ field: 'title', direction });
});

it.each([
  [1, 25, 60, '1–25/60'],
  [3, 25, 60, '51–60/60'],
  [1, 25, 0, '0–0/0'],
])('page %i of %i rows among %i is %s', (page, size, all, words) => {
  const { from, to, total } = pageRange({ page, size }, all, String);
  expect(`${from}–${to}/${total}`).toBe(words);
});

it('a total of which nobody knows the end says so', () => {
  expect(pageRange({ page: 1, size: 25 }, 50, String, true)).toEqual({ from: '1', to: '25', total: '50+' });
  expect([totalText({ total: 1243 }, 'en'), totalText({ total: 50, more: true }, 'en')]).toEqual(['1,243', '50+']);
});

it('only a read that was given up is repeated without anybody asking', () => {
  expect([new ApiError('aborted'), new ApiError('offline'), new Error('aborted'), Object.assign(new Error(), { kind: 'aborted' })].map(isAborted)).toEqual([true, false, false, false]);
  const revalidate = vi.fn();
  READ_OPTIONS.onErrorRetry(undefined, '', undefined, revalidate, { retryCount: 1, dedupe: true });
  expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount: 1, dedupe: true });
});

describe('the field of a filter', () => {
  it('is that of the record, as the filter asks for it', () => {
    expect(filterField(book, filterOf({ name: 'bought', field: 'bought', operator: 'dateRange' }), 'Acheté')).toMatchObject({ name: 'bought', label: 'Acheté', schema: { type: 'string', format: 'date' }, options: {} });
    expect(filterField(book, filterOf({ name: 'created', operator: 'dateRange' }), 'Créé').schema).toEqual({ type: 'string', format: 'date' });
    expect(filterField(book, filterOf({ name: 'length', field: 'pages', operator: 'equals' }), 'Pages')).toMatchObject({ name: 'pages', schema: { type: 'integer' } });
    expect(filterField(book, filterOf({ name: 'shelf', operator: 'reference', reference: 'shelf' }), 'Rayon')).toMatchObject({ name: 'shelf', options: { resource: 'shelf' } });
  });

  it.each([
    ['12', 12],
    ['0', 0],
    ['123456789012345', 123456789012345],
    ['1234567890123456', '1234567890123456'],
    ['a12', 'a12'],
    ['12a', '12a'],
    ['', ''],
  ])('has the number %s of the address as %o', (text, id) => {
    expect(referenceId(text)).toBe(id);
  });
});

it.each([
  [['a', 2, null, '', ['b', undefined]], 'a, 2, b'],
  [{ street: '1 rue', town: 'Metz', none: null, inner: { no: false } }, '1 rue, Metz, false'],
  [[], ''],
  ['text', undefined],
  [undefined, undefined],
  [3, undefined],
])('what %o holds reads as %o', (value, text) => {
  expect(compositeText(value)).toBe(text);
});

describe('what a write may have changed', () => {
  const owned = { ...book.resource, owner: { name: 'shelf', id: '3' }, related: [{ resource: 'loan', parent: { path: true as const } }] };
  const keys: unknown[] = [['book', 'list'], ['book', 'item', 7], ['shelf', 'item', 3], ['loan', 'list'], ['other', 'list'], 'book', null];

  it('is what was answered of its entity, of the one above it and of those under it', () => {
    expect(keys.filter(invalidatedBy(owned))).toEqual(keys.slice(0, 4));
    expect(keys.filter(invalidatedBy(book.resource))).toEqual(keys.slice(0, 2));
  });

  it('is neither its own records nor what is under them, once one is gone', () => {
    expect(keys.filter(invalidatedBy(owned, { ownItems: false }))).toEqual([['book', 'list'], ['shelf', 'item', 3]]);
  });
});

it.each([
  [undefined, {}, true],
  [{}, { useTime: false }, true],
  [{ timeWhen: 'useTime' }, { useTime: true }, true],
  [{ timeWhen: 'useTime' }, { useTime: false }, false],
  [{ timeWhen: 'useTime' }, { useTime: 1 }, false],
  [{ timeWhen: 3 }, {}, true],
])('the hour of a moment counts, with %o and %o: %s', (options, record, counts) => {
  expect(hasTime(options, record)).toBe(counts);
});
