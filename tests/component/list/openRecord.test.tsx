// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenRecord } from '@/engine/list/rows/useOpenRecord';
import type { Entity } from '@/engine/model/Resource';
import { SessionContext } from '@/session/SessionContext';
import { book } from '../../unit/engine/list/books';
import { ALL, config, signedIn } from './renderList';

const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 900 });
afterEach(() => viewport(1024));

interface Setting {
  width?: number;
  hasPanel?: boolean;
  permissions?: string[];
}

/** What the list of books at an address that names record 3 makes of it. */
function openRecord(entity: Entity, { width = 1920, hasPanel = true, permissions = ALL }: Setting = {}) {
  viewport(width);
  const session = { config, api: {} as never, store: signedIn(permissions) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <MemoryRouter initialEntries={['/books?record=3']}>{children}</MemoryRouter>
    </SessionContext>
  );
  return renderHook(() => useOpenRecord(entity, hasPanel), { wrapper }).result.current;
}

const read: Entity = { ...book, source: { readHasSideEffect: true } };

it.each<[string, Entity, Setting, { beside?: string; page?: string }]>([
  ['beside the list on a wide screen', book, {}, { beside: '3' }],
  ['on its own page elsewhere', book, { width: 1024 }, { page: '/books/show/3' }],
  ['nowhere where reading it would change it', read, {}, {}],
  ['nowhere where reading it would change it, on a small screen either', read, { width: 1024 }, {}],
  ['nowhere where its page is a hand-written one', book, { hasPanel: false }, {}],
  ['nowhere for an operator who may not read it', book, { permissions: ['book_list'] }, {}],
])('a record that the address of its list names is open %s', (_where, entity, setting, expected) => {
  const { beside, page } = openRecord(entity, setting);
  expect({ ...(beside && { beside: beside.id }), ...(page && { page }) }).toEqual(expected);
});

it.each([
  ['/books/show/4', '4'],
  ['/books/show/a%2Fb', 'a/b'],
  ['/books/4', undefined],
  ['/readers/show/4', undefined],
])('the record beside the list is the one whose page is %s', (path, id) => {
  expect(openRecord(book).beside?.idOf(path)).toBe(id);
});
