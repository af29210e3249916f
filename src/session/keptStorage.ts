/** Session storage: the prefix of everything that the session of a shared computer stores. `boot.js` reads it too. */
const SHARED_PREFIX = 'shared:';

/** Session storage: marks that this tab has the session of a shared computer. */
const SHARED_KEY = `${SHARED_PREFIX}on`;

/** The parts of the browser's storage that a session uses. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StorageWindow = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** The storage for what belongs to the session and its operator: that of the browser, or of this tab on a shared computer. */
export function keptIn(window: StorageWindow): KeptStorage & { keeps(key: string): boolean } {
  const place = () => (isShared(window) ? window.sessionStorage : window.localStorage);
  const nameOf = (key: string) => (isShared(window) ? SHARED_PREFIX + key : key);
  return {
    getItem: (key) => place().getItem(nameOf(key)),
    setItem: (key, value) => place().setItem(nameOf(key), value),
    removeItem: (key) => place().removeItem(nameOf(key)),
    keeps: (key) => isKept(place(), nameOf(key)),
  };
}

/** Whether the next page will find what was stored: what the browser has no room for, or refuses, is kept by this page alone (`boot.js`). */
export function isKept(storage: Storage & { keeps?: (key: string) => boolean }, key: string): boolean {
  return storage.keeps?.(key) ?? true;
}

/** The keys of a storage that begin with a text. */
export function keysOf(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix));
}

export function isShared({ sessionStorage }: StorageWindow): boolean {
  return sessionStorage.getItem(SHARED_KEY) !== null;
}

export function beginShared({ sessionStorage }: StorageWindow): void {
  sessionStorage.setItem(SHARED_KEY, 'true');
}

/** Everything that the session of a shared computer has stored in this tab, by key. */
export function sharedValues({ sessionStorage }: StorageWindow): Record<string, string> {
  return Object.fromEntries(keysOf(sessionStorage, SHARED_PREFIX).map((name) => [name.slice(SHARED_PREFIX.length), sessionStorage.getItem(name) ?? '']));
}

export function endShared({ sessionStorage }: StorageWindow): void {
  for (const name of keysOf(sessionStorage, SHARED_PREFIX)) sessionStorage.removeItem(name);
}
