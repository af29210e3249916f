/** Session storage: the prefix of all that the session of a shared computer keeps. `boot.js` reads it too. */
const SHARED_PREFIX = 'shared:';

/** Session storage: this tab has such a session. */
const SHARED_KEY = `${SHARED_PREFIX}on`;

/** What a session uses of the browser's storage. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StorageWindow = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Where what belongs to the session and its operator is kept: in the browser, or in this tab on a computer that others use. */
export function keptIn(window: StorageWindow): KeptStorage {
  const place = () => (isShared(window) ? window.sessionStorage : window.localStorage);
  const nameOf = (key: string) => (isShared(window) ? SHARED_PREFIX + key : key);
  return {
    getItem: (key) => place().getItem(nameOf(key)),
    setItem: (key, value) => place().setItem(nameOf(key), value),
    removeItem: (key) => place().removeItem(nameOf(key)),
  };
}

export function isShared({ sessionStorage }: StorageWindow): boolean {
  return sessionStorage.getItem(SHARED_KEY) !== null;
}

export function beginShared({ sessionStorage }: StorageWindow): void {
  sessionStorage.setItem(SHARED_KEY, 'true');
}

/** All that the session of a shared computer has in this tab, by key. */
export function sharedValues({ sessionStorage }: StorageWindow): Record<string, string> {
  return Object.fromEntries(sharedNames(sessionStorage).map((name) => [name.slice(SHARED_PREFIX.length), sessionStorage.getItem(name) ?? '']));
}

export function endShared({ sessionStorage }: StorageWindow): void {
  for (const name of sharedNames(sessionStorage)) sessionStorage.removeItem(name);
}

function sharedNames(storage: Storage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => name.startsWith(SHARED_PREFIX));
}
