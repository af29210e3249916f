import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/api/tokens';
import { createSandbox } from '../../../scripts/sandbox/createSandbox';
import { takeEmptyDatabase, type TakenDatabase } from '../../contract/workerDatabases';
import { petEntity } from '../../support/dialects/pets';
import { BASIC, BEARER, browserNetwork, COOKIE, OAUTH, RIGHTS, wayOf } from '../../support/signing';
import { fakeBrowser, openSession } from '../session/fakeTab';
import { makeEntity } from './makeEntity';

const EMAIL = 'superadmin@exemple.fr';
const PASSWORD = 'covoiturage-2026';
const user = makeEntity('user', { email: { type: 'string' } });
const pet = petEntity({ use: 'rest' });
const { dialect } = pet;

let taken: TakenDatabase;
beforeEach(async () => void (taken = await takeEmptyDatabase()));
afterEach(async () => {
  vi.unstubAllGlobals();
  await taken.giveBack();
});

/** An app of which people sign in in this way, in a browser over a sandbox that has the same way. */
async function opened(session: typeof BEARER | typeof OAUTH | typeof BASIC | typeof COOKIE) {
  const { factory, named } = wayOf(session);
  const sandbox = await createSandbox({ entities: [user, pet], session: named, database: taken.database });
  const paths: string[] = [];
  const network = browserNetwork((request) => {
    paths.push(new URL(request.url).pathname);
    return sandbox.fetch(request);
  });
  const browser = fakeBrowser();
  const openTab = (tab = browser.openTab()) => openSession({ tab, session: factory, server: { fetch: network.fetch } as never });
  return { ...network, paths, openTab };
}

describe.each([
  ['by a token, with the keys and the header of the API', BEARER],
  ['by a token of OAuth 2', OAUTH],
  ['by HTTP basic', BASIC],
  ['by a cookie, with a proof against other sites', COOKIE],
])('signing in %s', (_way, session) => {
  it('refuses a wrong password; then lists, changes, goes on after a reload, and ends on the server', async () => {
    const { openTab, fetch } = await opened(session);
    const { store, apiOf, tab } = openTab();
    await expect(store.logIn(EMAIL, 'wrong')).rejects.toMatchObject({ step: 'credentials', cause: { kind: 'credentials' } });

    await store.logIn(EMAIL, PASSWORD);
    const state = store.getState();
    if (state.status !== 'signedIn') throw new Error('Nobody is signed in.');
    const { user: person, permissions } = state.session;
    expect('me' in session ? typeof person.id : person.id).toBe('me' in session ? 'number' : EMAIL);
    expect([...permissions]).toEqual(expect.arrayContaining(RIGHTS));

    const api = apiOf(person.id);
    const { items } = await api.list('pets', { page: 1, perPage: 5 }, { dialect });
    const path = `pets/${String(items[0]?.['id'])}`;
    expect(await api.update(path, { name: 'Filou' }, { dialect })).toMatchObject({ name: 'Filou' });

    const reloaded = openTab(tab);
    expect(reloaded.store.getState()).toMatchObject({ status: 'signedIn', session: { user: person } });
    expect(await reloaded.apiOf(person.id).get(path, { dialect })).toMatchObject({ name: 'Filou' });

    const kept = tab.localStorage.getItem(TOKEN_KEY);
    reloaded.store.logOut();
    await vi.waitFor(() => expect(tab.localStorage.getItem('backOffice.forgetCookie')).toBeNull());
    expect(openTab(tab).store.getState().status).toBe('signedOut');
    await expect(reloaded.apiOf(person.id).get(path, { dialect })).rejects.toMatchObject({ kind: 'unauthorized' });
    const secret = kept === null ? '' : (JSON.parse(kept) as { secret: string }).secret;
    if ('signOut' in session) expect((await fetch('https://platform.test/api/pets', { headers: { 'X-Auth': `Token ${secret}` } })).status).toBe(401);
  });
});

describe('a token that has expired', () => {
  it('is renewed, once for two calls, and the person stays the same', async () => {
    const { openTab, paths } = await opened(BEARER);
    const { store, apiOf, tab } = openTab();
    await store.logIn(EMAIL, PASSWORD);
    const before = JSON.parse(tab.localStorage.getItem(TOKEN_KEY) ?? '');
    tab.localStorage.setItem(TOKEN_KEY, JSON.stringify({ ...before, secret: 'old', expiresAt: 1 }));
    const api = apiOf(before.userId);
    await Promise.all([api.list('pets', { page: 1, perPage: 5 }, { dialect }), api.list('pets', { page: 2, perPage: 5 }, { dialect })]);
    expect(JSON.parse(tab.localStorage.getItem(TOKEN_KEY) ?? '')).toMatchObject({ owner: EMAIL, userId: before.userId, secret: expect.stringMatching(/^ey/) });
    expect(paths.filter((path) => path === '/auth/renew')).toHaveLength(1);
    tab.localStorage.setItem(TOKEN_KEY, JSON.stringify({ ...before, expiresAt: 1 }));
    tab.localStorage.setItem(REFRESH_TOKEN_KEY, 'unknown');
    await expect(api.list('pets', { page: 1, perPage: 5 }, { dialect })).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(store.getState()).toMatchObject({ status: 'signedOut', reason: { kind: 'refused' } });
  });
});
