import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import { DEFAULT_SETTINGS, type Config } from '@/config/Config';
import { earlyLists } from '@/engine/data/earlyReads';
import { readListEarly } from '@/engine/list/readListEarly';
import type { EntityBody } from '@/engine/model/Resource';
import type { Session } from '@/session/Session';
import { memoryStorage } from '../../api/fakes';
import { book } from './books';

beforeEach(() => void vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opened(search: string, { permissions = ['book_list'], entity = book }: { permissions?: string[]; entity?: EntityBody } = {}) {
  const asked: { path: string; request: ListRequest }[] = [];
  const list: Api['list'] = (path, request) => (asked.push({ path, request }), Promise.resolve({ items: [{ id: 7, title: 'Loup' }], total: 1 }));
  const api = { list } as Api;
  const session = { user: { id: 3 }, permissions: new Set(permissions), structures: [] } as unknown as Session;
  const take = vi.spyOn(earlyLists, 'read');
  readListEarly(entity, { api, config: { settings: DEFAULT_SETTINGS } as Config, session, resources: [], search });
  return { asked, api, key: take.mock.lastCall?.[1] ?? '' };
}

it('the list that the app opens with is requested as its address says, before its page is there', async () => {
  const { asked, api, key } = opened('?page=2&size=50&f.title=loup');
  expect(asked).toMatchObject([{ path: 'books', request: { page: 2, perPage: 50, order: { field: 'title', direction: 'asc' }, filters: [['library', '7'], ['title', 'loup']] } }]);
  expect(await earlyLists.take(api, key)).toMatchObject({ records: [{ id: 7, title: 'Loup' }], total: 1 });
});

it('nothing is requested of a list that the operator may not see, or of an entity without one', () => {
  const { list: _list, ...resource } = book.resource;
  expect([opened('', { permissions: [] }).asked, opened('', { entity: { ...book, resource } }).asked]).toEqual([[], []]);
});
