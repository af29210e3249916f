import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '@/session/Session';
import { json, seconds, token } from '../api/fakes';
import { fakeBrowser, KEPT, ME, openSession, platform, type Tab } from './fakeTab';

const NOW = Date.UTC(2026, 10, 21, 9);
const kept = () => ({ ...KEPT, 'backOffice.token': token({ issuedAt: seconds(NOW) }) });
const keptWith = (change: object) => JSON.stringify({ ...JSON.parse(KEPT['backOffice.session']), ...change });
const statusOf = ({ status }: SessionState) => status;
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));
const settle = () => vi.advanceTimersByTimeAsync(1);

/** A tab with unsaved work. */
function tabWithDraft(tab: Tab): Tab {
  tab.sessionStorage.setItem('backOffice.draft:12:/users/4', '{}');
  tab.sessionStorage.setItem('scroll', '120');
  return tab;
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('a reload', () => {
  it('is signed in at once from what is kept, then repeats steps 2 to 5', async () => {
    const { store, server } = openSession({ tab: fakeBrowser(kept()).openTab() });
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 12 }, eecAvailable: false } });
    expect(server.seen).toEqual([]);
    store.watch();
    await settle();
    expect(server.paths()).toEqual(['users/me', 'permissions', 'eec/instance', 'admin/structures']);
    expect(store.getState()).toMatchObject({ session: { eecAvailable: true } });
  });

  it('has rights that are not verified before the server has answered, and asks again after a failure', async () => {
    let isDown = true;
    const server = platform({ permissions: () => (isDown ? json({}, 500) : json({ 'hydra:member': ['access_admin', 'user_read'] })) });
    const { store } = openSession({ tab: fakeBrowser(kept()).openTab(), server });
    const told: unknown[] = [];
    store.subscribe(() => told.push(store.getKeptRights()));
    expect(store.getKeptRights()).toBe('unverified');
    store.watch();
    await settle();
    isDown = false;
    store.readAgain();
    await settle();
    expect(told.filter((one, index) => one !== told[index - 1])).toEqual(['unread', 'unverified', undefined]);
    isDown = true;
    store.readAgain();
    await settle();
    expect([store.getKeptRights(), statusOf(store.getState())]).toEqual([undefined, 'signedIn']);
  });

  it('has verified rights also where the server says the same as what was kept', async () => {
    const tab = fakeBrowser(kept()).openTab();
    const first = openSession({ tab });
    first.store.watch()();
    await settle();
    const { store } = openSession({ tab });
    expect(store.getKeptRights()).toBe('unverified');
    const session = store.getState();
    store.watch();
    await settle();
    expect([store.getKeptRights(), store.getState() === session]).toEqual([undefined, true]);
  });

  it('finds the drafts that an earlier version of the app has left', () => {
    const tab = fakeBrowser(kept()).openTab();
    tab.sessionStorage.setItem('draft:12:/users/4', '{"of":"/users/4"}');
    openSession({ tab });
    expect(keysOf(tab.sessionStorage).filter((key) => key?.includes('draft:'))).toEqual(['backOffice.draft:12:/users/4']);
    expect(tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBe('{"of":"/users/4"}');
  });

  it('repeats them once, however often React mounts', async () => {
    const { store, server } = openSession({ tab: fakeBrowser(kept()).openTab() });
    store.watch()();
    store.watch();
    await settle();
    expect(server.paths().filter((path) => path === 'users/me')).toHaveLength(1);
  });

  it('knows what was learnt when signing in, the permissions too', async () => {
    const browser = fakeBrowser();
    const first = openSession({ tab: browser.openTab() });
    await first.store.logIn('elodie@demo.test', 'secret');
    const { store } = openSession({ tab: browser.openTab() });
    expect(store.getState()).toEqual(first.store.getState());
  });

  it('tells nobody when the repeated steps learn nothing', async () => {
    const browser = fakeBrowser();
    const first = openSession({ tab: browser.openTab() });
    await first.store.logIn('elodie@demo.test', 'secret');
    const { store } = openSession({ tab: browser.openTab() });
    const before = store.getState();
    store.watch();
    await settle();
    expect(store.getState()).toBe(before);
  });

  it.each([
    ['a fault of the server', () => json({}, 500)],
    ['a refusal', () => json({ 'hydra:description': 'Access Denied.' }, 400)],
    ['an answer that is no list', () => json('no')],
  ])('survives %s in the background', async (_, reply) => {
    const { store } = openSession({ server: platform({ 'users/me': reply }), tab: fakeBrowser(kept()).openTab() });
    store.watch();
    await settle();
    expect(statusOf(store.getState())).toBe('signedIn');
  });

  it.each([
    ['a refused session', { 'users/me': () => json({ message: 'Invalid JWT Token' }, 401) }, { kind: 'refused', serverMessage: 'Invalid JWT Token' }],
    ['the loss of access_admin', { permissions: () => json(['user_list']) }, { kind: 'notAuthorized' }],
  ])('signs out for %s, drafts kept, and says so', async (_, routes, reason) => {
    const browser = fakeBrowser(kept());
    const { store, tab, onEnding } = openSession({ server: platform(routes), tab: tabWithDraft(browser.openTab()) });
    store.watch();
    await settle();
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { ...reason, keepsWork: true } });
    expect(browser.shared.length).toBe(0);
    expect(tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBe('{}');
    expect(onEnding).toHaveBeenCalledTimes(1);
  });

  it('is read again when what it knows has changed, the current structure staying the same wherever it now stands', async () => {
    const renamed = [{ id: 9, name: 'Mission locale', solidaryTransport: true }, { id: 4, name: 'Relais', solidaryTransport: false }];
    const { store, server } = openSession({ server: platform({ 'admin/structures': () => json(renamed) }), tab: fakeBrowser(kept()).openTab() });
    const first = store.getState();
    store.readAgain();
    await settle();
    expect(server.paths()).toContain('admin/structures');
    expect([first, store.getState()]).toMatchObject([{ session: { currentStructure: { id: 4 } } }, { session: { currentStructure: { id: 4, name: 'Relais', solidaryTransport: false } } }]);
  });

  it('stays in its structure when another tab chooses one, read again with news or reloaded', async () => {
    const browser = fakeBrowser(kept());
    const tab = browser.openTab();
    const { store } = openSession({ server: platform({ 'admin/structures': () => json([{ id: 4, name: 'Relais' }, { id: 9, name: 'Mission' }]) }), tab });
    const other = openSession({ tab: browser.openTab() });
    other.store.chooseStructure(9);
    store.readAgain();
    await settle();
    expect(store.getState()).toMatchObject({ session: { currentStructure: { id: 4, name: 'Relais' } } });
    const structureIn = (page: Tab) => openSession({ tab: page }).store.getState();
    expect([structureIn(tab), structureIn(browser.openTab())]).toMatchObject([{ session: { currentStructure: { id: 4 } } }, { session: { currentStructure: { id: 9 } } }]);
  });

  it('keeps the structure that is chosen in a tab for this tab, also where another has chosen since', () => {
    const browser = fakeBrowser(kept());
    const tab = browser.openTab();
    openSession({ tab }).store.chooseStructure(9);
    openSession({ tab: browser.openTab() }).store.chooseStructure(4);
    expect(openSession({ tab }).store.getState()).toMatchObject({ session: { currentStructure: { id: 9 } } });
  });

  it.each([
    ['an idle end', { kind: 'idle' }, false, 4],
    ['a log-out', { kind: 'byOperator' }, false, undefined],
    ['an idle end on a shared computer', { kind: 'idle' }, true, undefined],
  ] as const)('keeps the structure of the tab after %s or forgets it', async (_, reason, isShared, id) => {
    const { store, tab } = openSession();
    await store.logIn('elodie@demo.test', 'secret', isShared);
    store.logOut(reason);
    expect(tab.sessionStorage.getItem('backOffice.currentStructure')).toBe(id === undefined ? null : `${id}`);
  });

  it('keeps the chosen structure', () => {
    const { store } = openSession({ tab: fakeBrowser({ ...kept(), 'backOffice.currentStructure': '9' }).openTab() });
    expect(store.getState()).toMatchObject({ session: { currentStructure: { id: 9 } } });
  });

  it('is signed out at once when the session went idle meanwhile', () => {
    const old = token({ issuedAt: seconds(NOW) - 3700 });
    const browser = fakeBrowser({ ...kept(), 'backOffice.token': old, 'backOffice.lastActivity': `${NOW - 3_600_001}` });
    const { store } = openSession({ tab: browser.openTab() });
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle' } });
    expect(browser.shared.length).toBe(0);
  });
});

describe('tokens without a session, as an external login page leaves them', () => {
  const tokens = () => ({ 'backOffice.token': token({ issuedAt: seconds(NOW) }), 'backOffice.refreshToken': 'r' });

  it.each([
    ['nothing else', undefined],
    ['a session of another version', '{"user":1}'],
    ['a session that is no JSON', '{'],
    ['a structure that is none', keptWith({ structures: [null] })],
    ['a permission that is none', keptWith({ permissions: [{}] })],
    ['a user without a name', keptWith({ user: { id: 12, operates: [] } })],
  ])('restore it by steps 2 to 5 when there is %s', async (_, session) => {
    const entries = session === undefined ? tokens() : { ...tokens(), 'backOffice.session': session };
    const { store } = openSession({ tab: fakeBrowser(entries).openTab() });
    expect(statusOf(store.getState())).toBe('restoring');
    store.watch();
    await settle();
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 12 } } });
  });

  it.each([undefined, 'once'])('go idle like any other when the last activity is %s', async (lastActivity) => {
    const { store } = openSession({ tab: fakeBrowser({ ...tokens(), ...(lastActivity && { 'backOffice.lastActivity': lastActivity }) }).openTab() });
    store.watch();
    await vi.advanceTimersByTimeAsync(3_602_000);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle' } });
  });

  describe('and a call that fails', () => {
    const open = (failing: () => boolean) => {
      const browser = fakeBrowser(tokens());
      const answer = () => (failing() ? json({}, 500) : json({ available: true }));
      return { browser, ...openSession({ server: platform({ 'eec/instance': answer }), tab: browser.openTab() }) };
    };

    it('are kept, and the step is named until it is tried again', async () => {
      let failing = true;
      const { browser, store } = open(() => failing);
      store.watch();
      await settle();
      expect(store.getState()).toMatchObject({ status: 'restoring', failure: { step: 'eec', cause: { kind: 'server' } } });
      expect(browser.shared.getItem('backOffice.refreshToken')).toBe('r');

      failing = false;
      store.readAgain();
      expect(store.getState()).toEqual({ status: 'restoring', failure: undefined });
      await settle();
      expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 12 } } });
    });

    it('are given up by the operator', async () => {
      const { browser, store } = open(() => true);
      store.watch();
      await settle();
      store.logOut();
      expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'byOperator' } });
      expect(browser.shared.length).toBe(0);
    });
  });
});

describe('tokens that an external login page leaves beside an earlier session', () => {
  const left = (userId: number, lastActivity: number) =>
    fakeBrowser({ ...kept(), 'backOffice.token': token({ issuedAt: seconds(NOW) - 2, userId }), 'backOffice.lastActivity': `${NOW - lastActivity}` });

  it('begin a session of the same operator anew, however long ago the earlier one ended', async () => {
    const { store } = openSession({ tab: left(12, 7_200_000).openTab() });
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 12 } } });
    store.watch();
    await vi.advanceTimersByTimeAsync(3_400_000);
    expect(statusOf(store.getState())).toBe('signedIn');
  });

  it.each([7_200_000, 3_590_000, 60_000])('show nothing of somebody else’s, and count from now, when that one was used %s ms ago', async (lastActivity) => {
    const server = platform({ 'users/me': () => json({ 'hydra:member': [{ ...ME, id: 13, givenName: 'Paul' }] }) });
    const { store } = openSession({ server, tab: left(13, lastActivity).openTab() });
    expect(store.getState()).toEqual({ status: 'restoring' });
    store.watch();
    await settle();
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 13, givenName: 'Paul' } } });
    expect(store.getIdleWarning()).toBeUndefined();
  });

  it('count from now, whenever the tokens were made: what somebody else did last ends nothing', () => {
    const made = { 'backOffice.token': token({ issuedAt: seconds(NOW) - 10_800, expiresAt: seconds(NOW) + 900, userId: 13 }) };
    const { store } = openSession({ tab: fakeBrowser({ ...kept(), ...made, 'backOffice.lastActivity': `${NOW - 7_200_000}` }).openTab() });
    expect(store.getState()).toEqual({ status: 'restoring' });
  });
});

describe('news of a session', () => {
  it.each([
    ['ends the pages of one operator for those of another', 13, 1],
    ['leaves the pages of the same operator', 12, 0],
  ])('%s', async (_what, id, endings) => {
    const server = platform({ 'users/me': () => json({ 'hydra:member': [{ ...ME, id, givenName: 'Paule' }] }) });
    const { store, onEnding } = openSession({ server, tab: fakeBrowser(kept()).openTab() });
    store.readAgain();
    await settle();
    expect(store.getState()).toMatchObject({ session: { user: { id, givenName: 'Paule' } } });
    expect(onEnding).toHaveBeenCalledTimes(endings);
  });
});

describe('logging out', () => {
  it('clears everything, drafts too, and nothing that belongs to the page', () => {
    const opened = { 'backOffice.recent.12': '[{"name":"user","id":"3"}]' };
    const browser = fakeBrowser({ ...kept(), ...opened, 'backOffice.currentStructure': '9', 'backOffice.lastActivity': `${NOW}`, theme: 'dark' });
    const { store, tab, onEnding } = openSession({ tab: tabWithDraft(browser.openTab()) });
    store.logOut();
    expect(keysOf(browser.shared)).toEqual(['theme']);
    expect(keysOf(tab.sessionStorage)).toEqual(['scroll']);
    expect(onEnding).toHaveBeenCalledTimes(1);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'byOperator' } });
  });

  it('leaves what somebody else had typed in this tab for them', () => {
    const { store, tab } = openSession({ tab: tabWithDraft(fakeBrowser(kept()).openTab()) });
    tab.sessionStorage.setItem('backOffice.draft:3:/users/4', '{}');
    tab.sessionStorage.setItem('backOffice.draft:120:/users/4', '{}');
    store.logOut();
    expect(keysOf(tab.sessionStorage)).toEqual(['scroll', 'backOffice.draft:3:/users/4', 'backOffice.draft:120:/users/4']);
  });

  it('is told while it has not happened yet: what is being typed can be kept', () => {
    const { store, onEnding } = openSession({ tab: fakeBrowser(kept()).openTab() });
    const states: string[] = [];
    onEnding.mockImplementation(() => void states.push(statusOf(store.getState())));
    store.logOut({ kind: 'idle' });
    expect(states).toEqual(['signedIn']);
  });

  it('reaches the other tabs, drafts too', () => {
    const browser = fakeBrowser(kept());
    const here = openSession({ tab: browser.openTab() });
    const there = openSession({ tab: tabWithDraft(browser.openTab()) });
    there.store.watch();
    here.store.logOut();
    expect(there.store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'otherTab' } });
    expect(there.tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBeNull();
    expect(there.onEnding).toHaveBeenCalledTimes(1);
  });

  it.each([{ kind: 'idle' } as const, { kind: 'refused', serverMessage: 'Invalid JWT Token' } as const])(
    'for $kind says the same in the other tabs and keeps their drafts',
    (reason) => {
      const browser = fakeBrowser({ ...kept(), 'backOffice.currentStructure': '9', 'backOffice.recent.12': '[]' });
      const here = openSession({ tab: tabWithDraft(browser.openTab()) });
      const there = openSession({ tab: tabWithDraft(browser.openTab()) });
      there.store.watch();
      here.store.logOut(reason);
      expect(there.store.getState()).toEqual({ status: 'signedOut', reason: { ...reason, keepsWork: true } });
      expect(there.tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBe('{}');
      expect(here.tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBe('{}');
      expect(keysOf(browser.shared)).toEqual(['backOffice.currentStructure', 'backOffice.recent.12']);
    },
  );

  it('is followed when the storage is emptied by hand', () => {
    const browser = fakeBrowser(kept());
    const { store } = openSession({ tab: browser.openTab() });
    store.watch();
    browser.openTab().localStorage.clear();
    expect(statusOf(store.getState())).toBe('signedOut');
  });

  it('is noticed by a tab that slept through it', () => {
    const browser = fakeBrowser(kept());
    const { store, tab } = openSession({ tab: browser.openTab() });
    store.watch();
    browser.shared.clear();
    tab.dispatchEvent(new Event('focus'));
    expect(statusOf(store.getState())).toBe('signedOut');
  });

  it('says why once more after a reload, then no longer', async () => {
    const tab = fakeBrowser(kept()).openTab();
    openSession({ tab }).store.logOut({ kind: 'idle' });
    expect(openSession({ tab }).store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle' } });
    expect(openSession({ tab }).store.getState()).toEqual({ status: 'signedOut' });
  });

  it('forgets why as soon as somebody signs in', async () => {
    const tab = fakeBrowser(kept()).openTab();
    const { store } = openSession({ tab });
    store.logOut({ kind: 'idle' });
    await store.logIn('elodie@demo.test', 'secret');
    store.logOut();
    expect(openSession({ tab }).store.getState()).toEqual({ status: 'signedOut' });
  });

  it('drops what the background steps of the ended session still answer', async () => {
    const browser = fakeBrowser(kept());
    const { store } = openSession({ tab: browser.openTab() });
    store.watch();
    store.logOut();
    await settle();
    expect(statusOf(store.getState())).toBe('signedOut');
    expect(browser.shared.length).toBe(0);
  });
});

describe('what is still answered to an older session', () => {
  const other = { ...ME, id: 13, givenName: 'Paul' };

  /** A route whose first answer waits until it is released; later ones come at once. */
  function heldOnce(first: () => Response, later: () => Response) {
    let answerFirst: () => void;
    const answers = [new Promise<Response>((answer) => (answerFirst = () => answer(first())))];
    const letGo = () => {
      answerFirst();
      return settle();
    };
    return { reply: () => answers.shift() ?? later(), letGo };
  }

  it.each([
    ['its operator', 'users/me', () => json([ME])],
    ['a failure', 'eec/instance', () => json({}, 500)],
    ['a right that is gone', 'permissions', () => json(['user_list'])],
  ])('is nothing to the one that began meanwhile: %s', async (_what, path, first) => {
    const { 'backOffice.session': _session, ...tokens } = kept();
    const later: Record<string, object> = { 'users/me': [other], 'eec/instance': { available: true }, permissions: ['access_admin'] };
    const route = heldOnce(first, () => json(later[path]));
    const server = platform({ 'users/me': () => json([other]), [path]: route.reply });
    const { store, tab, onEnding } = openSession({ server, tab: fakeBrowser(tokens).openTab() });
    store.watch();
    await store.logIn('paul@demo.test', 'secret');
    await route.letGo();
    expect([store.getState(), onEnding.mock.calls.length, tab.localStorage.getItem('backOffice.refreshToken')]).toMatchObject([{ status: 'signedIn', session: { user: { id: 13 } } }, 1, 'refresh-1']);
  });

  it.each([
    ['it succeeds', () => json([ME])],
    ['it fails', () => json({}, 500)],
  ])('is nothing to a second attempt to sign in, when the first ends after it: %s', async (_how, first) => {
    const route = heldOnce(first, () => json([other]));
    const { store, tab } = openSession({ server: platform({ 'users/me': route.reply }) });
    const attempt = store.logIn('elodie@demo.test', 'secret').catch(() => undefined);
    await settle();
    await store.logIn('paul@demo.test', 'secret');
    await route.letGo();
    await attempt;
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 13 } } });
    expect(tab.localStorage.getItem('backOffice.refreshToken')).toBe('refresh-1');
  });

  it('does not let a second attempt be overtaken by another tab, when the first fails before it', async () => {
    const credentials = heldOnce(() => json({}, 500), () => json({ token: token(), refreshToken: 'refresh-1' }));
    const user = heldOnce(() => json([other]), () => json([other]));
    const browser = fakeBrowser();
    const { store } = openSession({ server: platform({ login: credentials.reply, 'users/me': user.reply }), tab: browser.openTab() });
    store.watch();
    const attempts = [store.logIn('elodie@demo.test', 'secret').catch(() => undefined), store.logIn('paul@demo.test', 'secret')];
    await settle();
    await credentials.letGo();
    browser.openTab().localStorage.setItem('backOffice.session', KEPT['backOffice.session']);
    expect(statusOf(store.getState())).toBe('signedOut');
    await user.letGo();
    await Promise.all(attempts);
    expect(store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 13 } } });
  });
});

describe('a tab that is signed out', () => {
  it('leaves alone what it is asked, and asks nothing of the server', async () => {
    const { store, server, tab, onEnding } = openSession();
    const stop = store.watch();
    store.readAgain();
    store.chooseStructure(9);
    store.setSolidaryEdit(true);
    store.logOut();
    tab.dispatchEvent(new Event('focus'));
    await settle();
    expect([store.getState(), server.seen, vi.getTimerCount()]).toEqual([{ status: 'signedOut' }, [], 0]);
    expect(tab.localStorage.length).toBe(0);
    expect(onEnding).not.toHaveBeenCalled();
    stop();
  });

  it('can be so before anything is known of its operator', async () => {
    const { 'backOffice.session': _session, ...tokens } = kept();
    const { store, onEnding } = openSession({ tab: fakeBrowser(tokens).openTab() });
    store.readAgain();
    store.logOut();
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'byOperator' } });
    expect(onEnding).toHaveBeenCalledTimes(1);
  });
});

describe('what a tab hears', () => {
  function opened() {
    const browser = fakeBrowser(kept());
    const { store, tab } = openSession({ tab: browser.openTab() });
    const changes: string[] = [];
    const unsubscribe = store.subscribe(() => changes.push(statusOf(store.getState())));
    const hear = (key: string | null, newValue: string | null = null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    return { browser, store, tab, changes, unsubscribe, hear };
  }

  it('is no end of its session, as long as the tokens are there', () => {
    const { browser, store, tab, changes, hear } = opened();
    store.watch();
    tab.dispatchEvent(new Event('focus'));
    for (const key of [null, 'backOffice.refreshToken', 'backOffice.signOut', 'backOffice.session', 'other']) hear(key);
    hear('backOffice.signOut', 'nonsense');
    hear('backOffice.session', 'nonsense');
    browser.openTab().localStorage.setItem('backOffice.session', 'nonsense');
    expect([statusOf(store.getState()), ...changes]).not.toContain('signedOut');
  });

  it.each(['backOffice.token', 'backOffice.refreshToken', null])('ends it once they are gone: %s', (key) => {
    const { browser, store, hear } = opened();
    store.watch();
    browser.shared.clear();
    hear('other');
    expect(statusOf(store.getState())).toBe('signedIn');
    hear(key);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'refused', serverMessage: '' } });
  });

  it('is nothing any more once it does not watch', () => {
    const { browser, store, tab, hear } = opened();
    store.watch()();
    browser.shared.clear();
    hear(null);
    tab.dispatchEvent(new Event('focus'));
    expect(statusOf(store.getState())).toBe('signedIn');
    store.stay();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told to those who listen, once for each change, and to nobody who has stopped', () => {
    const { store, changes, unsubscribe } = opened();
    store.watch();
    store.stay();
    expect(changes).toEqual([]);
    store.setSolidaryEdit(true);
    store.setSolidaryEdit(true);
    expect(changes).toEqual(['signedIn']);
    unsubscribe();
    store.logOut();
    expect(changes).toEqual(['signedIn']);
  });
});

describe('signing in', () => {
  it('over an open session ends that one first, and says nothing of why', async () => {
    const browser = fakeBrowser(kept());
    const { store, onEnding } = openSession({ tab: browser.openTab() });
    const signingIn = store.logIn('elodie@demo.test', 'secret');
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'refused', serverMessage: '' } });
    await signingIn;
    expect([statusOf(store.getState()), onEnding.mock.calls.length]).toEqual(['signedIn', 1]);
  });

  it('is not overtaken by what another tab has kept meanwhile, and follows it afterwards', async () => {
    const browser = fakeBrowser();
    const { store } = openSession({ tab: browser.openTab() });
    store.watch();
    const other = keptWith({ user: { ...JSON.parse(KEPT['backOffice.session']).user, id: 13 } });
    const there = browser.openTab();
    const signingIn = store.logIn('elodie@demo.test', 'secret');
    await Promise.resolve();
    there.localStorage.setItem('backOffice.token', token());
    there.localStorage.setItem('backOffice.refreshToken', 'r');
    there.localStorage.setItem('backOffice.session', other);
    expect(statusOf(store.getState())).toBe('signedOut');
    await signingIn;
    expect(store.getState()).toMatchObject({ session: { user: { id: 12 } } });
    there.localStorage.setItem('backOffice.session', other);
    expect(store.getState()).toMatchObject({ session: { user: { id: 13 } } });
  });

  it('takes what was kept already for news where nobody was signed in', async () => {
    const browser = fakeBrowser();
    await openSession({ tab: browser.openTab() }).store.logIn('elodie@demo.test', 'secret');
    for (const name of ['backOffice.token', 'backOffice.refreshToken']) browser.shared.removeItem(name);
    const { store } = openSession({ tab: browser.openTab() });
    expect(statusOf(store.getState())).toBe('signedOut');
    await store.logIn('elodie@demo.test', 'secret');
    expect(statusOf(store.getState())).toBe('signedIn');
  });

  it('starts no clock before somebody watches, and repeats no step then', async () => {
    const { store, server } = openSession();
    await store.logIn('elodie@demo.test', 'secret');
    expect(vi.getTimerCount()).toBe(0);
    const asked = server.seen.length;
    store.watch();
    await settle();
    expect(server.seen).toHaveLength(asked);
  });

  it('that failed lets the next one be followed', async () => {
    const browser = fakeBrowser();
    const { store } = openSession({ tab: browser.openTab(), server: platform({ login: () => json({}, 500) }) });
    store.watch();
    await expect(store.logIn('a@b.fr', 'x')).rejects.toMatchObject({ step: 'credentials', cause: { kind: 'server' } });
    await openSession({ tab: browser.openTab() }).store.logIn('elodie@demo.test', 'secret');
    expect(statusOf(store.getState())).toBe('signedIn');
  });
});

describe('another tab', () => {
  it('that signs in signs this one in', async () => {
    const browser = fakeBrowser();
    const here = openSession({ tab: browser.openTab() });
    const there = openSession({ tab: browser.openTab() });
    here.store.watch();
    await there.store.logIn('elodie@demo.test', 'secret');
    expect(here.store.getState()).toMatchObject({ status: 'signedIn', session: { user: { id: 12 } } });
    expect(here.server.seen).toEqual([]);
  });

  it('that signs in as somebody else hands over nothing of what was chosen here', async () => {
    const browser = fakeBrowser(kept());
    const here = openSession({ tab: browser.openTab() });
    here.store.watch();
    here.store.setSolidaryEdit(true);
    browser.openTab().localStorage.setItem('backOffice.session', keptWith({ user: { ...JSON.parse(KEPT['backOffice.session']).user, id: 13 } }));
    expect(here.store.getState()).toMatchObject({ session: { user: { id: 13 }, solidaryEdit: false } });
  });

  it('stays signed in when this one, which has not followed it, mistypes a password or is told to log out', async () => {
    const browser = fakeBrowser();
    const here = openSession({ tab: browser.openTab(), server: platform({ login: () => json({ message: 'Invalid credentials.' }, 401) }) });
    const there = openSession({ tab: browser.openTab() });
    there.store.watch();
    await there.store.logIn('elodie@demo.test', 'secret');
    await expect(here.store.logIn('elodie@demo.test', 'secrte')).rejects.toMatchObject({ step: 'credentials' });
    here.store.logOut();
    expect([statusOf(there.store.getState()), browser.shared.getItem('backOffice.refreshToken')]).toEqual(['signedIn', 'refresh-1']);
  });

  it('that fails to sign in changes nothing here', async () => {
    const browser = fakeBrowser();
    const here = openSession({ tab: browser.openTab() });
    const there = openSession({ tab: browser.openTab(), server: platform({ 'eec/instance': () => json({}, 500) }) });
    here.store.watch();
    await expect(there.store.logIn('a@b.fr', 'x')).rejects.toMatchObject({ step: 'eec' });
    expect(here.store.getState()).toEqual({ status: 'signedOut' });
  });
});

describe('the idle clock', () => {
  const signedIn = (sessionDuration = 3600) => {
    const browser = fakeBrowser({ ...kept(), 'backOffice.lastActivity': `${NOW}` });
    const opened = openSession({ tab: tabWithDraft(browser.openTab()), sessionDuration });
    const stop = opened.store.watch();
    return { ...opened, browser, stop };
  };

  it('warns two minutes before the end, then counts', async () => {
    const { store } = signedIn();
    await vi.advanceTimersByTimeAsync(3_479_000);
    expect(store.getIdleWarning()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getIdleWarning()).toEqual({ secondsLeft: 120 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.getIdleWarning()).toEqual({ secondsLeft: 90 });
  });

  it('signs out when the time has passed, drafts kept', async () => {
    const { store, tab } = signedIn();
    await vi.advanceTimersByTimeAsync(3_602_000);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle', keepsWork: true } });
    expect(store.getIdleWarning()).toBeUndefined();
    expect(tab.sessionStorage.getItem('backOffice.draft:12:/users/4')).toBe('{}');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['promises nothing of a file of which only the name is kept', { values: {}, before: {}, files: ['membres.csv'] }, false],
    ['promises what was typed beside a file', { values: { name: 'Zoé' }, before: {}, files: ['photo.png'] }, true],
    ['promises what is still being typed', { values: {}, before: {}, files: ['photo.png'], texts: { date: '12/0' } }, true],
  ])('%s', async (_what, draft, keepsWork) => {
    const { store, tab } = signedIn();
    tab.sessionStorage.setItem('backOffice.draft:12:/users/4', JSON.stringify(draft));
    await vi.advanceTimersByTimeAsync(3_602_000);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle', ...(keepsWork && { keepsWork }) } });
  });

  it('starts again when the operator stays', async () => {
    const { store } = signedIn();
    await vi.advanceTimersByTimeAsync(3_500_000);
    store.stay();
    expect(store.getIdleWarning()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3_400_000);
    expect(statusOf(store.getState())).toBe('signedIn');
  });

  it('takes the warning away when another tab stays', async () => {
    const { store, browser } = signedIn();
    await vi.advanceTimersByTimeAsync(3_500_000);
    openSession({ tab: browser.openTab() }).store.stay();
    expect(store.getIdleWarning()).toBeUndefined();
  });

  it('does not let a click revive a session that slept past its end', () => {
    const { store } = signedIn();
    vi.setSystemTime(NOW + 9_000_000);
    store.stay();
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle', keepsWork: true } });
  });

  it('is looked at when the operator comes back to the tab', () => {
    const { store, tab } = signedIn();
    vi.setSystemTime(NOW + 9_000_000);
    tab.dispatchEvent(new Event('focus'));
    expect(statusOf(store.getState())).toBe('signedOut');
  });

  it('holds a session of months without spinning', async () => {
    const { store } = signedIn(60 * 60 * 24 * 60);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(statusOf(store.getState())).toBe('signedIn');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('leaves no timer behind when nobody watches', () => {
    const { stop } = signedIn();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a call when idle and signs out', async () => {
    const { store, api, server, stop } = signedIn();
    stop();
    await settle();
    const asked = server.seen.length;
    vi.setSystemTime(NOW + 3_700_000);
    await expect(api.get('users/me')).rejects.toMatchObject({ kind: 'idle' });
    expect(server.seen).toHaveLength(asked);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle', keepsWork: true } });
  });
});

describe('what the operator chooses', () => {
  it('is the current structure, saved', () => {
    const browser = fakeBrowser(kept());
    const { store } = openSession({ tab: browser.openTab() });
    const listener = vi.fn();
    store.subscribe(listener);
    store.chooseStructure(9);
    expect(store.getState()).toMatchObject({ session: { currentStructure: { id: 9 } } });
    expect(browser.shared.getItem('backOffice.currentStructure')).toBe('9');
    store.chooseStructure(77);
    expect(store.getState()).toMatchObject({ session: { currentStructure: { id: 9 } } });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is solidary editing, which the background steps leave alone', async () => {
    const { store } = openSession({ tab: fakeBrowser(kept()).openTab() });
    store.setSolidaryEdit(true);
    store.watch();
    await settle();
    expect(store.getState()).toMatchObject({ session: { solidaryEdit: true, eecAvailable: true } });
  });
});
