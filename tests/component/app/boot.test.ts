// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { telephone } from '@/ui/tokens';

const FILES = 'style=list-2 list=list-1 grid=grid-1 library=library-1 form=form-1 show=show-1 fr=fr-1 en=en-1 /users=user-1 /events=event-1';

const script = readFileSync('src/boot.js', 'utf8').replace('__FILES__', FILES).replace('__TELEPHONE__', telephone);

/** Opens the page as a browser does before any module has loaded. Answers the files that it requests. */
function open(path: string): string[] {
  window.history.replaceState(null, '', path);
  runInThisContext(script);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? '');
}

const assets = (...names: string[]) => names.map((name) => `/back/assets/${name}-1.js`);

let head: Node[] = [];

beforeEach(() => {
  head = [...document.head.childNodes];
  document.head.innerHTML = '<meta name="app-base" content="/back/">';
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('{}'))));
});
// The tests of another file may follow these in the same document.
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.replaceChildren(...head);
  delete document.documentElement.dataset['painted'];
  globalThis.askedConfig = undefined;
  window.history.replaceState(null, '', '/');
});

describe('a page whose session is restored', () => {
  beforeEach(() => localStorage.setItem('backOffice.token', 'token'));

  it('asks at once for the files of a list, with its entity and the words', () => {
    expect(open('/back/users?page=2')).toEqual(assets('list', 'fr', 'user', 'grid'));
  });

  it('asks at once for the styles of a list, as the module that needs them does', () => {
    open('/back/users');
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('as'), link.getAttribute('crossorigin')])).toEqual([['/back/assets/list-2.css', 'style', '']]);
  });

  it('asks for no grid on a telephone', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === telephone }));
    expect(open('/back/users')).toEqual(assets('list', 'fr', 'user'));
  });

  it('asks for those of the page of a record', () => {
    expect(open('/back/events/show/7')).toEqual(assets('list', 'fr', 'event', 'library', 'form', 'show'));
  });

  it('asks for those of a form', () => {
    expect(open('/back/events/7')).toEqual(assets('list', 'fr', 'event', 'library', 'form'));
  });

  it('asks for no entity where the address is of none', () => {
    expect(open('/back/usersOfOld')).toEqual(assets('list', 'fr'));
  });
});

describe('the session of a shared computer', () => {
  const painted = () => document.documentElement.dataset['painted'];
  beforeEach(() => {
    for (const [key, value] of Object.entries({ 'shared:on': 'true', 'shared:backOffice.token': 'token', 'backOffice.draft:7:/users/1': '{}' })) sessionStorage.setItem(key, value);
  });

  it.each([
    ['was never left, as after a crash', undefined, 'app'],
    ['is loaded again', 59, 'app'],
    ['comes back from having been closed', 61, 'login'],
  ])('in a tab that %s', (_, seconds, expected) => {
    if (seconds !== undefined) sessionStorage.setItem('shared:leftAt', `${Date.now() - seconds * 1000}`);
    open('/back/users');
    expect([painted(), Object.keys(sessionStorage).length]).toEqual([expected, expected === 'app' ? 3 : 0]);
  });
});

describe('what is painted first', () => {
  const painted = () => document.documentElement.dataset['painted'];

  it.each([
    ['the login page for a visitor', {}, {}, 'login'],
    ['nothing of ours where visitors sign in elsewhere', { 'backOffice.externalLogin': 'true' }, {}, 'app'],
    ['the login page for a visitor who has come back from there', { 'backOffice.externalLogin': 'true' }, { 'backOffice.askedBeforeLogin': '/users' }, 'login'],
    ['nothing of ours where another tab may hand over its session', { 'backOffice.sharedComputer': 'true' }, {}, 'app'],
  ])('is %s', (_, local, tab, expected) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    open('/back/users');
    expect(painted()).toBe(expected);
  });

  it.each([
    ['of their profile', null, 'en'],
    ['that they have chosen here', 'fr', 'fr'],
  ])('speaks to an operator in the language %s', (_, chosen, expected) => {
    localStorage.setItem('backOffice.token', 'token');
    localStorage.setItem('backOffice.session', JSON.stringify({ user: { language: 'en' } }));
    if (chosen) localStorage.setItem('backOffice.language', chosen);
    open('/back/users');
    expect(document.documentElement.lang).toBe(expected);
  });
});

it('a visitor is asked for nothing but the login page, and the configuration is on its way', () => {
  expect(open('/back/users')).toEqual([]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/back/config.json', { cache: 'no-cache' });
});

/** A storage of the browser, with room for values up to a length. */
class OwnStorage {
  room = Infinity;
  private readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  key = (index: number) => [...this.values.keys()][index] ?? null;
  getItem = (key: string) => this.values.get(key) ?? null;
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException('', 'QuotaExceededError');
    this.values.set(key, value);
  }
}

describe('what the browser has no room for', () => {
  const former = window.localStorage;
  const { setItem } = OwnStorage.prototype;
  let own: OwnStorage;
  /** The storage of the page that is open; `keeps` where the page keeps something itself. */
  const ofPage = () => window.localStorage as Storage & { keeps?: (key: string) => boolean };

  beforeEach(() => {
    vi.stubGlobal('Storage', OwnStorage);
    own = new OwnStorage();
    Object.defineProperty(window, 'localStorage', { value: own, configurable: true });
  });
  afterEach(() => {
    OwnStorage.prototype.setItem = setItem;
    Object.defineProperty(window, 'localStorage', { value: former, configurable: true });
  });

  it.each([true, false])('is kept by the page until it is left, and nothing older is found afterwards; there was none from the start: %s', (isFromStart) => {
    own.setItem('backOffice.dark', 'true');
    own.setItem('backOffice.structure', '7');
    if (isFromStart) own.room = 0;
    open('/back/users');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    own.room = 0;
    ofPage().setItem('backOffice.dark', 'false');
    expect([ofPage().getItem('backOffice.dark'), ofPage().getItem('backOffice.structure'), own.getItem('backOffice.dark')]).toEqual(['false', '7', null]);
    expect([ofPage().length, ofPage().key(0), ofPage().key(1), ofPage().key(2)]).toEqual([2, 'backOffice.structure', 'backOffice.dark', null]);
    ofPage().removeItem('backOffice.dark');
    expect(ofPage().getItem('backOffice.dark')).toBeNull();
    ofPage().clear();
    expect([ofPage().length, own.length]).toEqual([0, 0]);
  });

  it('alone is kept by the page: what the browser takes, also later, is where the other tabs find it', () => {
    open('/back/users');
    ofPage().setItem('b', 'text');
    expect(ofPage().keeps).toBeUndefined();
    own.room = 4;
    // What holds the browser’s own storage is in the same case.
    for (const storage of [own, ofPage()]) storage.setItem('a', 'long text');
    ofPage().setItem('b', 'ab');
    expect([own.getItem('a'), own.getItem('b'), ofPage().getItem('a'), ofPage().keeps?.('a'), ofPage().keeps?.('b')]).toEqual([null, 'ab', 'long text', false, true]);
    own.setItem('b', 'c');
    expect([ofPage().getItem('b'), ofPage().length]).toEqual(['c', 2]);
    own.room = Infinity;
    ofPage().setItem('a', 'short');
    expect([own.getItem('a'), ofPage().keeps?.('a')]).toEqual(['short', true]);
    ofPage().removeItem('b');
    expect(own.getItem('b')).toBeNull();
  });
});
