import { expect, it } from 'vitest';
import type { Labels } from '@/engine/fields/labels';
import type { EntityBody } from '@/engine/model/Resource';
import type { TextContext, WidgetRegistry } from '@/engine/model/Widget';
import { hasText, isEmptyField } from '@/engine/show/emptiness';
import { book } from '../list/books';

const reading = {
  entity: { ...book, resource: { ...book.resource, fields: { genre: { cleared: 'null', endpoint: 'books/{id}/genre' } } } } satisfies EntityBody,
  widgets: { text: { toText: (value: unknown) => (value === undefined ? undefined : String(value)) } } satisfies WidgetRegistry,
  labels: { field: String } as unknown as Labels,
  texts: {} as TextContext,
};

it.each([
  ['a text', 'Emma', false],
  ['a text without a letter', '', true],
  ['nothing', undefined, true],
])('a field with %s is empty: %s', (_what, title, isEmpty) => {
  expect(isEmptyField('title', { ...reading, record: { title } })).toBe(isEmpty);
});

it('what no widget says has a text where something is in it', () => {
  const has = (pages: unknown) => hasText('pages', { ...reading, record: { pages } });
  expect([has({ from: 3, to: null }), has({ from: null }), has([])]).toEqual([true, false, false]);
});

it('what is read by a request of its own is not known to be empty', () => {
  expect(isEmptyField('genre', { ...reading, record: {} })).toBe(false);
});
