import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/api/tokens';
import { BASIC, browserNetwork, COOKIE, OAUTH, RIGHTS, wayOf } from '../../support/signing';
import { fakeBrowser, openSession, type Tab } from './fakeTab';

type Routes = Record<string, (request: Request) => Response | Promise<Response>>;

const reply = (body: unknown, status = 200, headers: Record<string, string> = {}) => new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose tabs sign in in this way to a server with these routes. What has left is in `sent`. */
function browserOf(session: typeof OAUTH | typeof BASIC | typeof COOKIE, routes: Routes) {
  const sent: string[] = [];
  const requests: Request[] = [];
  const network = browserNetwork(async (request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.slice(1)}`;
    sent.push(call);
    requests.push(request);
    const route = routes[call];
    if (!route) throw new Error(`Nobody expected ${call}.`);
    return route(request);
  });
  const browser = fakeBrowser();
  const openTab = (tab: Tab = browser.openTab()) => {
    const opened = openSession({ tab, session: wayOf(session).factory, server: { fetch: network.fetch } as never });
    return { ...opened, tab, stop: opened.store.watch() };
  };
  return { ...network, browser, sent, requests, openTab };
}

/** A server with cookies, at which everybody signs in as the person of whom it is told next. */
function cookieServer(people: number[], changes: Routes = {}) {
  let me = 0;
  return browserOf(COOKIE, {
    'GET csrf': () => reply(undefined, 204, { 'Set-Cookie': 'XSRF-TOKEN=a%3Db; Path=/' }),
    'POST session': () => {
      me = people.shift() ?? 0;
      return me === 0 ? reply({ message: 'No.' }, 401) : reply(undefined, 204, { 'Set-Cookie': `id=${me}; HttpOnly` });
    },
    'GET session/me': () => reply({ id: me, name: `Person ${me}`, rights: RIGHTS }),
    'DELETE session': () => reply(undefined, 204),
    'POST pets': () => reply({ id: 1 }, 201),
    ...changes,
  });
}

const statusOf = ({ store }: { store: { getState(): { status: string } } }) => store.getState().status;

describe('a cookie, which all tabs share', () => {
  it('proves that a command comes from the app, and reads need no proof', async () => {
    const { openTab, requests } = cookieServer([7]);
    const { store, apiOf } = openTab();
    await store.logIn('ada', 'secret');
    await apiOf(7).create('pets', {});
    const proofs = requests.map(({ method, headers }) => [method, headers.get('X-XSRF-TOKEN')]);
    expect(proofs).toEqual([['GET', null], ['POST', 'a=b'], ['GET', null], ['GET', null], ['POST', 'a=b']]);
  });

  /** A tab in which somebody works, and one beside it that was asleep meanwhile, and so does not know. */
  async function besideAsleep(people: number[]) {
    const { openTab, sent } = cookieServer(people);
    const [first, asleep] = [openTab(), openTab()];
    asleep.stop();
    await first.store.logIn('ada', 'secret');
    return { first, asleep, sent };
  }

  it('carries no command of a tab once somebody else has signed in in another, whose cookie that tab does not remove', async () => {
    const { first, asleep, sent } = await besideAsleep([7, 8]);
    await asleep.store.logIn('bob', 'secret', true);
    sent.length = 0;
    await expect(first.apiOf(7).create('pets', {})).rejects.toMatchObject({ kind: 'unauthorized' });
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, statusOf(first), statusOf(asleep)]).toEqual([[], 'signedOut', 'signedIn']);
  });

  it('stays with who has it where somebody else mistypes a password', async () => {
    const { first, asleep } = await besideAsleep([7, 0]);
    await expect(asleep.store.logIn('bob', 'wrong', true)).rejects.toMatchObject({ cause: { kind: 'credentials' } });
    expect(await first.apiOf(7).create('pets', {})).toEqual({ id: 1 });
  });

  it('is removed by a later page where the answer was lost, unless somebody has signed in since', async () => {
    const ends = [lost, lost];
    const { openTab, sent } = cookieServer([7, 8], { 'DELETE session': () => (ends.shift() ?? (() => reply(undefined, 204)))() });
    const { store, tab } = openTab();
    await store.logIn('ada', 'secret');
    store.logOut();
    await vi.advanceTimersByTimeAsync(1);
    openTab(tab);
    await vi.advanceTimersByTimeAsync(1);
    const last = openTab(tab);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.filter((call) => call === 'DELETE session')).toHaveLength(3);
    await last.store.logIn('bob', 'secret');
    openTab(tab);
    expect(sent.filter((call) => call === 'DELETE session')).toHaveLength(3);
  });

  it('ends the session of a page that is opened again, where it has become that of somebody else', async () => {
    let me = 7;
    const { openTab } = cookieServer([7], { 'GET session/me': () => reply({ id: me, rights: RIGHTS }) });
    const { store, tab } = openTab();
    await store.logIn('ada', 'secret');
    me = 8;
    const again = openTab(tab);
    await vi.advanceTimersByTimeAsync(1);
    expect(again.store.getState()).toMatchObject({ status: 'signedOut', reason: { kind: 'refused' } });
  });
});

describe('HTTP basic', () => {
  const server = () => browserOf(BASIC, { 'GET whoami': () => reply({ id: 'a-7', firstName: 'Ada' }), 'GET whoami/rights': () => reply(RIGHTS), 'POST pets': () => reply({ id: 1 }, 201) });

  it('keeps the password in its tabs only, and lets the browser add nothing of its own', async () => {
    const { openTab, browser, requests } = server();
    const { store, apiOf, tab } = openTab();
    await store.logIn('ada', 'sésame:1');
    await apiOf('a-7').create('pets', {});
    expect(requests.map(({ headers, credentials }) => [headers.get('Authorization'), credentials])).toEqual(Array.from({ length: 4 }, () => [`Basic ${Buffer.from('ada:sésame:1').toString('base64')}`, 'omit']));
    const stored = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join();
    expect([stored(browser.shared).includes('secret'), stored(tab.sessionStorage).includes('secret')]).toEqual([false, true]);
    // A tab that is opened beside it has the session from it.
    expect([statusOf(openTab()), stored(browser.shared).includes('secret')]).toEqual(['signedIn', false]);
    await expect(openTab().store.logIn('a:da', 'x')).rejects.toMatchObject({ cause: { kind: 'credentials' } });
  });
});

describe('a bearer token', () => {
  const pair = { access_token: 'one', refresh_token: 'r1' };
  const signedIn = async (changes: Routes) => {
    const browser = browserOf(OAUTH, { 'POST oauth/token': () => reply(pair), ...changes });
    const opened = browser.openTab();
    await opened.store.logIn('ada', 'secret');
    return { ...browser, ...opened };
  };

  it('that the server refuses is renewed, and the call is sent once more; the refresh token that is not repeated goes on', async () => {
    const { apiOf, requests, tab } = await signedIn({
      'GET pets': ({ headers }) => (headers.get('Authorization') === 'Bearer two' ? reply([]) : reply({ message: 'No.' }, 401)),
      'POST oauth/renew': () => reply({ access_token: 'two', expires_in: 60 }),
    });
    await apiOf('ada').read('pets');
    expect(await requests[2]?.text()).toBe('grant_type=refresh_token&refresh_token=r1');
    expect([tab.localStorage.getItem(REFRESH_TOKEN_KEY), JSON.parse(tab.localStorage.getItem(TOKEN_KEY) ?? '')]).toEqual(['r1', expect.objectContaining({ secret: 'two', owner: 'ada', userId: 'ada' })]);
    await vi.advanceTimersByTimeAsync(58_000);
    expect(JSON.parse(tab.localStorage.getItem(TOKEN_KEY) ?? '')['expiresAt']).toBe(Math.floor(Date.now() / 1000) + 2);
    await apiOf('ada').read('pets');
    expect(requests.filter(({ url }) => url.endsWith('/oauth/renew'))).toHaveLength(2);
  });

  it('ends with a 401 to the renewed one, in the words of the server', async () => {
    const { apiOf, store, sent } = await signedIn({ 'GET pets': () => reply({ message: 'Account closed.' }, 401), 'POST oauth/renew': () => reply({ access_token: 'two' }) });
    await expect(apiOf('ada').read('pets')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent.filter((call) => call === 'GET pets')).toHaveLength(2);
    expect(store.getState()).toMatchObject({ reason: { kind: 'refused', serverMessage: 'Account closed.' } });
  });

  it.each([
    ['401', () => reply({}, 401), 'unauthorized', 'signedOut'],
    ['the refusal of OAuth 2', () => reply({ error: 'invalid_grant' }, 400), 'unauthorized', 'signedOut'],
    ['another refusal', () => reply({ error: 'invalid_client' }, 400), 'notRenewed', 'signedIn'],
    ['no token', () => reply({}), 'notRenewed', 'signedIn'],
    ['nothing', lost, 'offline', 'signedIn'],
  ])('that is not renewed because the answer is %s', async (_what, answer, kind, status) => {
    const { apiOf, store } = await signedIn({ 'GET pets': () => reply({}, 401), 'POST oauth/renew': answer });
    await expect(apiOf('ada').read('pets')).rejects.toMatchObject({ kind });
    expect(store.getState().status).toBe(status);
  });

  it('of somebody else carries no call', async () => {
    const { apiOf, store, sent } = await signedIn({ 'POST pets': () => reply({ id: 1 }, 201) });
    store.logOut();
    await store.logIn('bob', 'secret');
    await expect(apiOf('ada').create('pets', {})).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).not.toContain('POST pets');
  });
});
