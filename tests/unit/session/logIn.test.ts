import { describe, expect, it, vi } from 'vitest';
import type { LogInError } from '@/session/LogInError';
import type { Session, SessionStore } from '@/session/Session';
import { json, token, type Seen } from '../api/fakes';
import { ADMIN, fakeBrowser, openSession, platform } from './fakeTab';

const signedIn = (store: SessionStore): Session => {
  const state = store.getState();
  if (state.status !== 'signedIn') throw new Error(`The session is ${state.status}.`);
  return state.session;
};

const FIVE_STEPS = ['login', 'users/me', 'permissions', 'eec/instance', 'admin/structures'];

describe('signing in', () => {
  it('runs the five steps and keeps what they learn', async () => {
    const { store, server } = openSession();
    await store.logIn('elodie@demo.test', 'secret');
    expect(server.paths()).toEqual(FIVE_STEPS);
    expect(signedIn(store)).toEqual({
      user: { id: 12, givenName: 'Élodie', shortFamilyName: 'M.', email: 'elodie@demo.test', language: 'fr', operates: ['/operates/3'] },
      permissions: new Set(ADMIN),
      structures: [
        { id: 4, name: 'CCAS de Nancy', telephone: '0383000000', signature: 'Le CCAS', solidaryTransport: true },
        { id: 9, name: 'Mission locale', solidaryTransport: false },
      ],
      currentStructure: expect.objectContaining({ id: 4 }),
      solidaryEdit: false,
      eecAvailable: true,
    });
  });

  it('begins with the credentials, and stores both tokens', async () => {
    const browser = fakeBrowser();
    const pair = { token: token(), refreshToken: 'refresh-1' };
    const { store, server } = openSession({ server: platform({ login: () => json(pair) }), tab: browser.openTab() });
    await store.logIn('elodie@demo.test', 'secret');
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: 'login', body: JSON.stringify({ username: 'elodie@demo.test', password: 'secret' }) });
    expect(['backOffice.token', 'backOffice.refreshToken'].map((key) => browser.shared.getItem(key))).toEqual([pair.token, pair.refreshToken]);
  });

  it('waits for no answer before it asks for the user, the permissions and the EEC service', async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = { 'users/me': [{ id: 12 }], permissions: ADMIN, 'eec/instance': { available: true } };
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    const held = Object.entries(answers).map(([path, body]) => [
      path,
      async () => {
        asked.push(path);
        if (asked.length === 3) release();
        await all;
        return json(body);
      },
    ]);
    const { store } = openSession({ server: platform(Object.fromEntries(held)) });
    await store.logIn('elodie@demo.test', 'secret');
    expect(asked).toEqual(['users/me', 'permissions', 'eec/instance']);
  });

  it('takes no structure for theirs of an account that operates none, to which the platform may list all of them', async () => {
    const { store, server } = openSession({ server: platform({ 'users/me': () => json({ 'hydra:member': [{ id: 12, operates: [] }] }) }) });
    await store.logIn('elodie@demo.test', 'secret');
    expect([signedIn(store).structures, signedIn(store).currentStructure]).toEqual([[], undefined]);
    expect(server.paths()).not.toContain('admin/structures');
  });

  it.each(['structure_list', 'structure_read'])('does not ask for structures with the right %s alone, to which the platform would answer none', async (right) => {
    const { store, server } = openSession({ server: platform({ permissions: () => json({ 'hydra:member': ['access_admin', right] }) }) });
    await store.logIn('elodie@demo.test', 'secret');
    expect(signedIn(store).structures).toEqual([]);
    expect(server.paths()).not.toContain('admin/structures');
  });

  it('keeps no secret of users/me, nor the password', async () => {
    const browser = fakeBrowser();
    const { store } = openSession({ tab: browser.openTab() });
    await store.logIn('elodie@demo.test', 'my-password');
    const kept = Array.from({ length: browser.shared.length }, (_, index) => browser.shared.getItem(browser.shared.key(index) ?? '')).join();
    for (const secret of ['$2y$13$hash', 'secret-token', 'my-password', 'Martin']) expect(kept).not.toContain(secret);
  });

  it.each([
    ['an object with numeric keys', { 0: 'access_admin', 5: 'user_list' }],
    ['an array', ['access_admin', 'user_list']],
    ['hydra', { 'hydra:member': ['access_admin', 'user_list'] }],
  ])('takes permissions as %s', async (_, body) => {
    const { store } = openSession({ server: platform({ permissions: () => json(body) }) });
    await store.logIn('elodie@demo.test', 'secret');
    expect(signedIn(store).permissions).toEqual(new Set(['access_admin', 'user_list']));
  });

  it.each([
    ['the solidary module is off', () => ({ settings: { solidary: false } })],
    ['structure_list is missing', () => ({ server: platform({ permissions: () => json(['access_admin', 'structure_read']) }) })],
    ['the rights are those of every account', () => ({ server: platform({ permissions: () => json(['access_admin', 'structure_list']) }) })],
  ])('asks no structure when %s', async (_, options) => {
    const { store, server } = openSession(options());
    await store.logIn('elodie@demo.test', 'secret');
    expect(server.paths()).toEqual(['login', 'users/me', 'permissions', 'eec/instance']);
    expect(signedIn(store).structures).toEqual([]);
    expect(signedIn(store).currentStructure).toBeUndefined();
  });

  it('never asks the partners, whose answer holds their secret keys', async () => {
    const { store, server } = openSession();
    await store.logIn('elodie@demo.test', 'secret');
    expect(server.paths()).toEqual(FIVE_STEPS);
  });

  it.each([
    ['4', 4],
    ['9', 9],
    ['77', 4],
    ['', 4],
  ])('with the saved structure %o makes %i current', async (saved, current) => {
    const { store } = openSession({ tab: fakeBrowser({ 'backOffice.currentStructure': saved }).openTab() });
    await store.logIn('elodie@demo.test', 'secret');
    expect(signedIn(store).currentStructure?.id).toBe(current);
  });
});

describe('a failed step', () => {
  const fault = () => json({ 'hydra:description': 'Internal Server Error' }, 500);
  const refused = () => json({ code: 401, message: 'Invalid JWT Token' }, 401);
  const offline = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  it.each<[string, string, (seen: Seen) => Response, string, number]>([
    ['login', 'credentials', () => json({ code: 401, message: 'Invalid credentials.' }, 401), 'credentials', 1],
    ['login', 'credentials', offline, 'offline', 1],
    ['users/me', 'user', fault, 'server', 4],
    ['users/me', 'user', () => json({ 'hydra:member': [] }), 'server', 4],
    ['users/me', 'user', refused, 'unauthorized', 4],
    ['permissions', 'permissions', offline, 'offline', 4],
    ['permissions', 'permissions', () => json('no'), 'server', 4],
    ['admin/structures', 'solidary', () => json({ 'hydra:description': 'Access Denied.' }, 400), 'denied', 5],
    ['eec/instance', 'eec', fault, 'server', 5],
  ])('%s names the step %s and signs out', async (path, step, reply, kind, calls) => {
    const browser = fakeBrowser();
    const { store, server } = openSession({ server: platform({ [path]: reply }), tab: browser.openTab() });
    const error = await store.logIn('elodie@demo.test', 'secret').catch((thrown: LogInError) => thrown);
    expect(error).toMatchObject({ name: 'LogInError', step, cause: { kind } });
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(browser.shared.length).toBe(0);
    expect(server.seen).toHaveLength(calls);
  });

  it('without access_admin is "Not authorized"', async () => {
    const browser = fakeBrowser();
    const { store, server } = openSession({ server: platform({ permissions: () => json(['user_list']) }), tab: browser.openTab() });
    const error = await store.logIn('elodie@demo.test', 'secret').catch((thrown: LogInError) => thrown);
    expect(error).toMatchObject({ step: 'permissions', cause: undefined });
    expect(server.paths()).toEqual(['login', 'users/me', 'permissions', 'eec/instance']);
    expect(browser.shared.length).toBe(0);
  });

  it('leaves the form ready for another try', async () => {
    let first = true;
    const server = platform({
      'users/me': () => {
        const body = first ? {} : [{ id: 1 }];
        first = false;
        return json(body);
      },
    });
    const { store } = openSession({ server });
    await expect(store.logIn('a@b.fr', 'x')).rejects.toMatchObject({ step: 'user' });
    await store.logIn('a@b.fr', 'x');
    expect(signedIn(store).user.id).toBe(1);
  });
});

describe('a page that is left while a session begins', () => {
  /** A browser cancels requests when a page is left, before or after it fires the event for that. */
  const cutBy = (leaving: string, tab: EventTarget) => () => {
    tab.dispatchEvent(new Event(leaving));
    return Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  };

  it.each(['beforeunload', 'pagehide'])('leaves its tokens to the next page, which goes on with them (%s)', async (leaving) => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const { store } = openSession({ tab, server: platform({ 'admin/structures': cutBy(leaving, tab) }) });
    await expect(store.logIn('elodie@demo.test', 'secret')).rejects.toMatchObject({ step: 'solidary' });
    const next = openSession({ tab: browser.openTab() }).store;
    expect(next.getState().status).toBe('restoring');
    next.watch();
    await vi.waitFor(() => expect(signedIn(next).structures).toHaveLength(2));
  });

  it('ends nothing while what an external login page has left is read', async () => {
    const browser = fakeBrowser({ 'backOffice.token': token(), 'backOffice.refreshToken': 'refresh-1' });
    const tab = browser.openTab();
    const { store, server } = openSession({ tab, server: platform({ 'admin/structures': cutBy('pagehide', tab) }) });
    store.watch();
    await vi.waitFor(() => expect(server.paths()).toContain('admin/structures'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(browser.shared.getItem('backOffice.token')).not.toBeNull();
    expect(openSession({ tab: browser.openTab() }).store.getState().status).toBe('restoring');
  });

  it('is no excuse for a failure of an attempt that follows', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const { store } = openSession({ tab, server: platform({ 'admin/structures': () => json({}, 500) }) });
    tab.dispatchEvent(new Event('beforeunload'));
    await expect(store.logIn('elodie@demo.test', 'secret')).rejects.toMatchObject({ step: 'solidary' });
    expect(browser.shared.getItem('backOffice.token')).toBeNull();
  });
});
