import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { copyLink } from '@/engine/model/copyLink';
import { afterCancelling, afterSaving, listPage, replacedBy, stateOf, trailOf, type Leaving } from '@/engine/page/destination';
import { queueOf, withoutRecord, type Queue } from '@/engine/page/Queue';
import { pageTitle } from '@/engine/page/pageTitle';
import type { Resource } from '@/engine/model/Resource';
import { book } from '../list/books';

const LIST = '/books?page=3';
const HERE = '/shelves/show/4';

function leaving(after: Resource['update']['after'], more: Partial<Leaving> = {}): Leaving {
  const resource = { ...book.resource, create: { ...book.resource.create, after }, update: { ...book.resource.update, after } };
  return { resource, can: () => true, from: HERE, list: LIST, queue: undefined, ...more };
}

const only = (...operations: string[]) => ({ can: (operation: string) => operations.includes(operation) });

describe('a save', () => {
  it.each<[string, Leaving, string | undefined, string]>([
    ['to the page of the record', leaving('show'), undefined, '/books/show/a%2F7'],
    ['to the list as it was left', leaving('list'), undefined, LIST],
    ['back to where the operator came from', leaving('back'), undefined, HERE],
    ['to the page of the record where nobody knows where that was', leaving('back', { from: undefined }), undefined, '/books/show/a%2F7'],
    ['to the page of a record that has replaced another, and not back to that one', leaving('back'), '6', '/books/show/a%2F7'],
    ['to the list where the record may not be shown', leaving('show', only('list')), undefined, LIST],
    ['to the list where nothing else is left', leaving('back', { from: undefined, ...only('list') }), undefined, LIST],
    ['to the whole list where nobody knows how it was left', leaving('list', { list: undefined }), undefined, '/books'],
    ['home where the list may not be seen', leaving('list', { list: undefined, ...only('show') }), undefined, '/'],
  ])('leads %s', (_where, way, replaced, address) => {
    expect(afterSaving('edit', { id: 'a/7' }, way, replaced)).toBe(address);
  });

  it('of a creation leads where the resource says of that', () => {
    const way = leaving('list');
    expect(afterSaving('create', { id: 7 }, { ...way, resource: { ...way.resource, create: book.resource.create } })).toBe('/books/show/7');
    expect(afterSaving('edit', { id: 7 }, { ...way, resource: { ...way.resource, create: book.resource.create } })).toBe(LIST);
    expect(afterSaving('create', {}, { ...way, resource: { ...way.resource, create: book.resource.create } })).toBe(LIST);
  });
});

it.each<[string | undefined, Partial<Leaving>, string]>([
  ['7', {}, HERE],
  ['7', { from: undefined }, '/books/show/7'],
  [undefined, { from: undefined }, LIST],
  ['7', { from: undefined, ...only('list') }, LIST],
])('cancelling leads back, else to the record, else to the list: %s', (id, more, address) => {
  expect(afterCancelling(id, leaving('show', more))).toBe(address);
});

it('the page gone back to is told the list, unless it is the list, and what it has replaced', () => {
  const way = leaving('back');
  expect(stateOf('/books/show/7', way)).toEqual({ from: LIST });
  const queue = { ids: ['7'], before: 0, total: 1 };
  expect(stateOf('/books/show/7', { ...way, queue })).toEqual({ from: LIST, queue });
  expect(stateOf(LIST, { ...way, queue })).toBeUndefined();
  expect(stateOf(LIST, way, '6')).toEqual({ replaced: '6' });
  expect(stateOf('/books/show/7', way, '6')).toEqual({ from: LIST, replaced: '6' });
});

it.each([
  [7, '7', undefined],
  ['7', '7', undefined],
  [8, '7', '7'],
  [8, undefined, undefined],
])('a record saved as %s in place of %s has replaced %s', (saved, id, replaced) => {
  expect(replacedBy({ id: saved }, id)).toBe(replaced);
});

it.each([
  [{ from: HERE, list: LIST }, HERE, LIST],
  [{ from: LIST }, LIST, LIST],
  [{ from: '/books' }, '/books', '/books'],
  [{ from: '/books/show/7' }, '/books/show/7', undefined],
  [{ from: '/bookshelves?page=1', list: '/other' }, '/bookshelves?page=1', undefined],
  [{ from: 3, list: null }, undefined, undefined],
  ['text', undefined, undefined],
  [null, undefined, undefined],
])('the trail in %o', (state, from, list) => {
  expect(trailOf(state, book.resource)).toMatchObject({ from, list });
});

it.each<[unknown, Queue | undefined]>([
  [{ queue: { ids: ['7', '8'], before: 25, total: 40 } }, { ids: ['7', '8'], before: 25, total: 40 }],
  [{ queue: { ids: ['7'], before: 0, total: 1, more: true, begun: true, other: 1 } }, { ids: ['7'], before: 0, total: 1, more: true, begun: true }],
  [{ queue: { ids: [7], before: 0, total: 1 } }, undefined],
  [{ queue: { ids: ['7'], before: '0', total: 1 } }, undefined],
  [{ queue: 'text' }, undefined],
  [null, undefined],
])('the list that is gone through in %o, which may be anything', (state, queue) => {
  expect(queueOf(state)).toEqual(queue);
});

it('a list that is gone through is one shorter once a record of it is gone', () => {
  expect(withoutRecord({ ids: ['7', '8'], before: 25, total: 40 }, '7')).toEqual({ ids: ['8'], before: 25, total: 39 });
});

it('a page is called by what it is and the number of its record, never by a name', () => {
  const t = ((key: string, { page, id }: { page: string; id: string }) => `${key} ${page} ${id}`) as TFunction;
  expect([pageTitle('Users', '7', t), pageTitle('New user', undefined, t)]).toEqual(['show:numbered Users 7', 'New user']);
});

it('the list of what has no page is the home page', () => {
  const { route: _route, ...resource } = book.resource;
  expect(listPage({ ...leaving('list', { list: undefined }), resource })).toBe('/');
});

describe('a copy', () => {
  const copied = { ...book.resource, create: { ...book.resource.create, copy: { without: [] } } } as Resource;

  it('is made where the resource offers it to who may read and create', () => {
    expect(copyLink(copied, 'a/7', () => true)).toBe('/books/create?from=a%2F7');
    expect(copyLink(book.resource, 7, () => true)).toBeUndefined();
    expect(copyLink(copied, 7, only('show').can)).toBeUndefined();
    expect(copyLink(copied, 7, only('create').can)).toBeUndefined();
    const { route: _route, ...nowhere } = copied;
    expect(copyLink(nowhere, 7, () => true)).toBeUndefined();
  });
});
