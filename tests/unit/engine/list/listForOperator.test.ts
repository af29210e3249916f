import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { listForOperator } from '@/engine/data/listForOperator';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { Resource } from '@/engine/model/Resource';
import { book, bookList } from './books';

const rights = { permissions: new Set(['book_list']), settings: DEFAULT_SETTINGS, mayList: () => true };

const withPages = (definition: Partial<FieldDefinition>): Resource => ({
  ...book.resource,
  fields: { pages: { cleared: 'null', ...definition } },
});

const shown = (resource: Resource, given = rights) => {
  const { columns, filters } = listForOperator(bookList, resource, given);
  return [...columns.map(({ field }) => field), ...filters.map(({ name }) => name)];
};

describe('the list that an operator sees', () => {
  it('is whole when nothing is withheld', () => {
    expect(listForOperator(bookList, book.resource, rights)).toEqual(bookList);
  });

  it.each([
    ['a permission the operator lacks', withPages({ visible: { permission: 'book_secret' } })],
    ['a module that is switched off', withPages({ visible: { setting: 'hitchHiking' } })],
    ['a module that is switched off, among others', withPages({ visible: { all: [{ setting: 'event' }, { setting: 'hitchHiking' }] } })],
  ])('has neither column nor filter of a field that asks for %s', (_what, resource) => {
    expect(shown(resource)).not.toContain('pages');
    expect(shown(resource)).not.toContain('length');
  });

  it.each([
    ['a permission the operator has', withPages({ visible: { permission: 'book_list' } })],
    ['a module that is switched on', withPages({ visible: { setting: 'event' } })],
    ['something of each record', withPages({ visible: { any: [{ setting: 'hitchHiking' }, { field: 'genre', is: 1 }] } })],
    ['the opposite of something of each record', withPages({ visible: { not: { field: 'genre', is: 1 } } })],
  ])('has the field that asks for %s', (_what, resource) => {
    expect(shown(resource)).toContain('pages');
  });

  it('has no filter on records that may not be listed', () => {
    expect(shown(book.resource, { ...rights, mayList: () => false })).not.toContain('shelf');
  });
});
