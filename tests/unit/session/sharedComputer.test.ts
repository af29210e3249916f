import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionKeep, joinSharedSession } from '@/session/sharedComputer';
import { json } from '../api/fakes';
import { fakeBrowser, openSession, platform, type Tab } from './fakeTab';

const COMPUTER = 'backOffice.sharedComputer';
const STRUCTURE = 'backOffice.currentStructure';
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

/** A tab that is opened beside others: it asks them for their session before it starts. */
async function openBeside(tab: Tab) {
  const joining = joinSharedSession(tab);
  await vi.advanceTimersByTimeAsync(200);
  await joining;
  return openSession({ tab });
}

/** A browser with a tab in which somebody has said that others use the computer. */
async function sharedComputer() {
  const browser = fakeBrowser();
  const here = openSession({ tab: browser.openTab() });
  here.store.watch();
  await here.store.logIn('elodie@demo.test', 'secret', true);
  return { browser, here };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session of a shared computer', () => {
  it('is kept in its tab, and leaves only the mark of the computer in the browser', async () => {
    const { browser, here } = await sharedComputer();
    expect(keysOf(browser.shared)).toEqual([COMPUTER]);
    here.store.logOut();
    expect([keysOf(browser.shared), keysOf(here.tab.sessionStorage)]).toEqual([[COMPUTER], []]);
  });

  it('leaves nothing of it where it cannot be opened, and nothing of an earlier one', async () => {
    const browser = fakeBrowser({ 'backOffice.lastActivity': '1' });
    const { store, tab } = openSession({ tab: browser.openTab(), server: platform({ 'eec/instance': () => json({}, 500) }) });
    await expect(store.logIn('elodie@demo.test', 'secret', true)).rejects.toMatchObject({ step: 'eec' });
    expect([keysOf(browser.shared), keysOf(tab.sessionStorage)]).toEqual([[COMPUTER], []]);
  });

  it('leaves no mark once somebody signs in for themselves', async () => {
    const { browser, here } = await sharedComputer();
    here.store.logOut();
    await here.store.logIn('elodie@demo.test', 'secret');
    expect(keysOf(browser.shared)).toEqual(expect.arrayContaining(['backOffice.token']));
    expect(keysOf(browser.shared)).not.toContain(COMPUTER);
    expect(keysOf(here.tab.sessionStorage)).toEqual([STRUCTURE]);
  });

  it('is handed to a tab that is opened beside it', async () => {
    const { browser, here } = await sharedComputer();
    const beside = await openBeside(browser.openTab());
    expect(beside.store.getState()).toEqual(here.store.getState());
    expect(keysOf(browser.shared)).toEqual([COMPUTER]);
  });

  it('is handed to a tab that nobody answered in time, once that tab listens', async () => {
    const { browser, here } = await sharedComputer();
    const beside = openSession({ tab: browser.openTab() });
    expect(beside.store.getState().status).toBe('signedOut');
    beside.store.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(beside.store.getState()).toEqual(here.store.getState());
  });

  it('is handed to nobody once it is over, nor in a browser whose session is kept', async () => {
    const { browser, here } = await sharedComputer();
    here.store.logOut();
    const beside = await openBeside(browser.openTab());
    expect([beside.store.getState().status, keysOf(beside.tab.sessionStorage)]).toEqual(['signedOut', []]);

    const others = fakeBrowser({ [COMPUTER]: 'true' });
    const own = openSession({ tab: others.openTab() });
    await own.store.logIn('elodie@demo.test', 'secret');
    const next = await openBeside(others.openTab());
    expect([next.store.getState().status, keysOf(next.tab.sessionStorage)]).toEqual(['signedIn', [STRUCTURE]]);
  });

  it.each([
    [true, 'session'],
    [false, 'kept'],
  ])('has a refresh cookie that ends with the browser, as no other has: %s', async (isShared, wanted) => {
    const { store, server } = openSession({ refreshCookie: true });
    await store.logIn('elodie@demo.test', 'secret', isShared);
    expect([server.seen[0]?.path, server.seen[0]?.headers['X-Refresh-Cookie']]).toEqual(['login', wanted]);
  });

  it('is handed to nobody before it has begun', async () => {
    const browser = fakeBrowser();
    const here = openSession({ tab: browser.openTab(), server: platform({ login: () => new Promise<Response>(() => undefined) }) });
    void here.store.logIn('elodie@demo.test', 'secret', true);
    const beside = await openBeside(browser.openTab());
    expect([beside.store.getState().status, keysOf(beside.tab.sessionStorage)]).toEqual(['signedOut', []]);
  });

  it('is offered to no tab that has a session of its own in the browser', async () => {
    const browser = fakeBrowser();
    const own = openSession({ tab: browser.openTab() });
    const shared = openSession({ tab: browser.openTab() });
    await own.store.logIn('elodie@demo.test', 'secret');
    await shared.store.logIn('luc@demo.test', 'secret', true);
    new own.tab.BroadcastChannel!('').postMessage({ kind: 'asked' });
    expect(keysOf(own.tab.sessionStorage)).toEqual([STRUCTURE]);
  });

  it('is not waited for where nobody shares the computer', async () => {
    await joinSharedSession(fakeBrowser().openTab());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('signs in the tabs that wait at the login page', async () => {
    const browser = fakeBrowser();
    const waiting = openSession({ tab: browser.openTab() });
    waiting.store.watch();
    const here = openSession({ tab: browser.openTab() });
    await here.store.logIn('elodie@demo.test', 'secret', true);
    expect(waiting.store.getState()).toEqual(here.store.getState());
    expect(waiting.server.seen).toEqual([]);
  });

  it('ends in all of its tabs, which keep nothing of it', async () => {
    const { browser, here } = await sharedComputer();
    const beside = await openBeside(browser.openTab());
    beside.store.logOut();
    expect(here.store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'otherTab' } });
    expect(keysOf(here.tab.sessionStorage)).not.toContainEqual(expect.stringContaining('shared:'));
  });

  it('is the same in each of its tabs: what one of them keeps or removes, the others do', () => {
    const browser = fakeBrowser();
    const [one, other] = [createSessionKeep(browser.openTab()), createSessionKeep(browser.openTab())];
    one.begin(true);
    other.begin(true);
    const told = vi.fn();
    other.onChange = told;
    one.setItem(STRUCTURE, '9');
    expect(other.getItem(STRUCTURE)).toBe('9');
    one.removeItem(STRUCTURE);
    expect(other.getItem(STRUCTURE)).toBeNull();
    expect(told.mock.calls).toEqual([[{ key: STRUCTURE, newValue: '9' }], [{ key: STRUCTURE, newValue: null }]]);
  });

  it('is asked for only when somebody has signed in, not at any other change', async () => {
    const { browser, here } = await sharedComputer();
    openSession({ tab: browser.openTab() });
    const asked = vi.fn();
    new (browser.openTab().BroadcastChannel as typeof BroadcastChannel)('backOffice.session').addEventListener('message', ({ data }) => data.kind === 'asked' && asked());
    here.store.chooseStructure(9);
    here.store.stay();
    expect(asked).not.toHaveBeenCalled();
    here.store.logOut();
    await here.store.logIn('elodie@demo.test', 'secret', true);
    expect(asked).toHaveBeenCalled();
  });

  it('is kept by its tab in a browser without channels', async () => {
    const tab = Object.assign(fakeBrowser().openTab(), { BroadcastChannel: undefined });
    const { store } = openSession({ tab });
    await store.logIn('elodie@demo.test', 'secret', true);
    await joinSharedSession(tab);
    expect(store.getState().status).toBe('signedIn');
    store.logOut();
    expect(store.getState().status).toBe('signedOut');
  });

  it('is kept awake by what is done in any of its tabs', async () => {
    const { browser, here } = await sharedComputer();
    const beside = await openBeside(browser.openTab());
    await vi.advanceTimersByTimeAsync(3_500_000);
    expect(here.store.getIdleWarning()).toEqual({ secondsLeft: expect.any(Number) as number });
    beside.store.stay();
    expect(here.store.getIdleWarning()).toBeUndefined();
  });

  it('follows neither the sessions nor the sign-outs of tabs that keep theirs in the browser', async () => {
    const { browser, here } = await sharedComputer();
    const other = openSession({ tab: browser.openTab() });
    await other.store.logIn('luc@demo.test', 'secret');
    other.store.logOut();
    expect(here.store.getState().status).toBe('signedIn');
  });

  it('is heard of no more when nobody watches', async () => {
    const { browser, here } = await sharedComputer();
    here.store.watch()();
    const beside = await openBeside(browser.openTab());
    beside.store.logOut();
    expect(here.store.getState().status).toBe('signedIn');
  });

  it('is read again when the browser shows the page as it was left', async () => {
    const { here } = await sharedComputer();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    here.tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    here.tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('notes when its tab is left, which a session that stays does not', async () => {
    const { browser, here } = await sharedComputer();
    here.tab.dispatchEvent(new Event('pagehide'));
    expect(here.tab.sessionStorage.getItem('shared:leftAt')).toBe(String(Date.now()));

    const own = openSession({ tab: browser.openTab() });
    await own.store.logIn('elodie@demo.test', 'secret');
    own.tab.dispatchEvent(new Event('pagehide'));
    expect(keysOf(browser.shared)).not.toContain('leftAt');
  });
});
