import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS, type Config } from '@/config/Config';
import type { Action } from '@/engine/model/Action';
import { decides, hasDialog, offeredActions } from '@/engine/action/offeredActions';
import type { ActionUse } from '@/engine/model/ActionUse';
import { editableTogether } from '@/engine/bulk/editableTogether';
import { operatorRights } from '@/engine/data/operatorRights';
import type { EntityBody, ResourceSummary } from '@/engine/model/Resource';
import { loadTexts, startI18n } from '@/i18n/i18n';
import type { Session } from '@/session/Session';
import { book } from '../list/books';

const config: Config = { ...DEFAULT_CONFIG, apiUrl: '/api', dataUrl: '/upload', dashboard: {}, settings: { ...DEFAULT_SETTINGS, hitchHiking: true, analytics: false } };
const shelf: ResourceSummary = { name: 'shelf', permissions: { list: { any: ['shelf_list'] } } };

function session(...permissions: string[]): Session {
  const user = { id: 4, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] };
  return { user, permissions: new Set(permissions), structures: [], currentStructure: undefined, solidaryEdit: false, eecAvailable: false };
}

const lend: ActionUse = { use: 'lend', name: 'lend', on: 'row', danger: false, confirms: false };
const deed: Action = { perform: () => Promise.resolve() };

function offered(use: Partial<ActionUse>, { action = deed, permissions = [] as string[], resources = [shelf, { name: 'room', permissions: {} }] } = {}) {
  const entity: EntityBody = { ...book, resource: { ...book.resource, actions: [{ ...lend, ...use }] } };
  return offeredActions(entity, 'row', { actions: { lend: action }, resources, session: session(...permissions), config });
}

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

const ask = 'shelf';

describe('an action', () => {
  it.each<[string, Partial<ActionUse>, string[], number]>([
    ['nothing else', {}, [], 1],
    ['its right', { permission: { any: ['book_lend'] } }, ['book_lend'], 1],
    ['its right, which the operator has not', { permission: { any: ['book_lend'] } }, ['book_list'], 0],
    ['another place', { on: 'page' }, [], 0],
    ['a record of another list', { ask }, ['shelf_list'], 1],
    ['a record of a list that the operator may not see', { ask }, [], 0],
    ['a record of a list that is not there', { ask: 'desk' }, ['shelf_list'], 0],
    ['a condition that holds', { when: { setting: 'hitchHiking' } }, [], 1],
    ['a condition that does not', { when: { setting: 'analytics' } }, [], 0],
    ['a condition on who asks', { when: { permission: 'book_lend' } }, ['book_lend'], 1],
    ['a condition on the record, of which nothing is known yet', { when: { field: 'pages', is: 3 } }, [], 1],
  ])('is offered by %s', (_what, use, permissions, count) => {
    expect(offered(use, { permissions }).uses).toHaveLength(count);
  });

  it('is not offered where the deployment has not what it needs', () => {
    const needs = (isThere: boolean): Action => ({ ...deed, isPossible: (use, given) => use.name === 'lend' && given === config && isThere });
    expect([offered({}, { action: needs(true) }).uses.length, offered({}, { action: needs(false) }).uses.length]).toEqual([1, 0]);
  });

  it('makes sense for the records of which its condition holds, and that it applies to', () => {
    const long: Partial<ActionUse> = { when: { field: 'genre', is: 2 } };
    const thick: Action = { ...deed, applies: ({ pages }, use) => use.name === 'lend' && Number(pages) > 100 };
    const use = { ...lend, ...long };
    expect(offered(long).applies(use, { genre: 2 })).toBe(true);
    expect(offered(long).applies(use, { genre: 1 })).toBe(false);
    expect(offered(long, { action: thick }).applies(use, { genre: 2, pages: 50 })).toBe(false);
    expect(offered({}, { action: thick }).applies(lend, { pages: 500 })).toBe(true);
    expect(offered({}).applies({ ...lend, when: { mode: 'show' } }, {})).toBe(true);
    expect(offered({}).applies({ ...lend, use: 'unknown' }, {})).toBe(true);
  });

  it('with the right of an operation that is for whoever a record belongs to makes sense for theirs alone', () => {
    const edit = { any: ['book_update'] };
    const owned = { ...book.resource, permissions: { edit, delete: { any: ['book_delete'] } }, ownOnly: { for: ['delete', 'edit'], field: 'authorId', unless: { any: ['book_manage'] } } } as EntityBody['resource'];
    const appliesTo = (record: object, permission: ActionUse['permission'], ...permissions: string[]) =>
      offeredActions({ ...book, resource: owned }, 'row', { actions: { lend: deed }, resources: [], session: session(...permissions), config }).applies({ ...lend, ...(permission && { permission }) }, { ...record });
    expect([appliesTo({ authorId: 4 }, edit), appliesTo({ authorId: 5 }, edit), appliesTo({ authorId: 5 }, edit, 'book_manage')]).toEqual([true, false, true]);
    expect([appliesTo({ authorId: 5 }, { any: ['book_lend'] }), appliesTo({ authorId: 5 }, undefined)]).toEqual([true, true]);
  });

  it('is about a record, and what it aims at there', () => {
    const aiming: Action = { ...deed, aimsAt: ({ pages }, use) => `${use.name} ${String(pages)}` };
    expect(offered({}, { action: aiming }).titleOf(lend, { id: 1, title: 'Dune', pages: 3 })).toBe('Dune – lend 3');
    expect(offered({}).titleOf(lend, { id: 1, title: 'Dune' })).toBe('Dune');
    expect(offered({}, { action: { ...deed, aimsAt: () => undefined } }).titleOf(lend, { id: 1 })).toBe('n°\u00a01');
  });

  it('begins a record of another entity, for those who may create one', () => {
    const beginning: Action = { begins: ({ name }) => ({ resource: 'shelf', field: name }) };
    const resources: ResourceSummary[] = [{ ...shelf, permissions: { create: { any: ['shelf_create'] } } }];
    const by = (permissions: string[], known = resources) => offered({}, { action: beginning, permissions, resources: known });
    expect(by(['shelf_create']).begins(lend)).toEqual({ resource: 'shelf', field: 'lend' });
    expect([by(['shelf_create']), by([]), by(['shelf_create'], [])].map(({ uses }) => uses.length)).toEqual([1, 0, 0]);
    expect(offered({}).begins(lend)).toBeUndefined();
  });

  it('leads to the creation that it begins with a record', () => {
    const beginning: Action = { begins: () => ({ resource: 'shelf', fills: { place: 'title' } }) };
    expect(offered({}, { action: beginning, resources: [{ ...shelf, route: '/shelves' }] }).leadsTo(lend, { id: 7 })).toEqual({ address: '/shelves/create?for=book.lend.7', isOutside: false });
  });

  it('leads to its page, where it is done on one', () => {
    const way: Action = { leadsTo: ({ id }, use, from) => ({ address: `/${use.name}/${from.resource.name}/${String(id)}/${from.user.id}/${from.config.apiUrl}`, isOutside: false }) };
    expect(offered({}, { action: way }).leadsTo(lend, { id: 1 })).toEqual({ address: '/lend/book/1/4//api', isOutside: false });
    expect(offered({}).leadsTo(lend, { id: 1 })).toBeUndefined();
    expect(offered({}).leadsTo({ ...lend, use: 'unknown' }, { id: 1 })).toBeUndefined();
  });

  it.each([
    [{ ...lend }, false],
    [{ ...lend, confirms: true }, true],
    [{ ...lend, ask }, true],
  ])('%o has a dialog: %s', (use, expected) => {
    expect(hasDialog(use)).toBe(expected);
  });

  it.each([
    [{ ...lend }, false],
    [{ ...lend, confirms: true }, true],
    [{ ...lend, danger: true }, true],
    [{ ...lend, undoneBy: 'takeBack' }, true],
  ])('%o decides about its record: %s', (use, expected) => {
    expect(decides(use)).toBe(expected);
  });
});

describe('the fields that may be set on a selection', () => {
  const entity: EntityBody = {
    ...book,
    resource: {
      ...book.resource,
      bulkEdit: ['title', 'pages', 'genre', 'available', 'contact'],
      fields: {
        pages: { cleared: 'null', visible: { permission: 'book_count' } },
        genre: { cleared: 'null', visible: { setting: 'analytics' } },
        available: { cleared: 'null', visible: { field: 'pages', is: 3 } },
        contact: { cleared: 'null', visible: { all: [{ mode: 'edit' }, { setting: 'hitchHiking' }] } },
      },
    },
  };

  it('are those that the operator may change and that the deployment has, whatever the record', () => {
    expect(editableTogether(entity, session('book_update'), config)).toEqual(['title', 'available', 'contact']);
    expect(editableTogether(entity, session('book_update', 'book_count'), config)).toContain('pages');
    expect(editableTogether(entity, session('book_list'), config)).toEqual([]);
  });
});

it('an operator sees the lists that they have the right to', () => {
  const rights = operatorRights([shelf, { ...shelf, name: 'room', permissions: {} }], session('shelf_list'), config);
  expect([rights.mayList('shelf'), rights.mayList('room'), rights.mayList('unknown')]).toEqual([true, false, false]);
  expect([rights.permissions.has('shelf_list'), rights.settings]).toEqual([true, config.settings]);
  expect(operatorRights([shelf], session(), config).mayList('shelf')).toBe(false);
});
