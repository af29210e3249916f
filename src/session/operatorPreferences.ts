import type { UserId } from '@/api/readClaims';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/listeners';
import { useSession } from './hooks';
import { parse } from './keptSession';
import { keptIn } from './keptStorage';

/** Local storage, with one key for each operator of this browser: their preferences, by name. They outlive a session. */
export const PREFERENCES_PREFIX = 'backOffice.preferences.';

/** The greatest length in characters, so that an operator's preferences leave room for the rest of the origin's storage. */
const LONGEST = 200_000;

/** Changes a preference and returns whether it could be stored; it applies either way until the page is left. `undefined` removes it. */
export type ChangePreference<Value> = (value: Value | undefined) => boolean;

/**
 * One preference of the signed-in operator, and the function that changes it; other tabs follow. What is stored may come from another version or have been edited:
 * `read` makes a valid value of anything, `undefined` included, and must stay the same function.
 */
export function usePreference<Value>(name: string, read: (kept: unknown) => Value): [value: Value, change: ChangePreference<Value>] {
  const { user } = useSession();
  const key = PREFERENCES_PREFIX + user.id;
  const text = useSyncExternalStore(subscribe, () => keptText(key));
  const value = useMemo(() => read(preferencesIn(text)[name]), [text, name, read]);
  const change = useCallback<ChangePreference<Value>>((next) => write(key, { ...preferencesIn(keptText(key)), [name]: next }), [key, name]);
  return [value, change];
}

/** Reads a preference once, for what is requested before any page is rendered. */
export function keptPreference<Value>(userId: UserId, name: string, read: (kept: unknown) => Value): Value {
  return read(preferencesIn(keptText(PREFERENCES_PREFIX + userId))[name]);
}

const changes = createListeners();

/** The preferences that the storage has no room for, kept until the page is left. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

function keptText(key: string): string | null {
  return unkept.get(key) ?? keptIn(window).getItem(key);
}

function preferencesIn(text: string | null): Record<string, unknown> {
  const kept = parse(text);
  return typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
}

function write(key: string, preferences: Record<string, unknown>): boolean {
  const text = JSON.stringify(preferences);
  const isKept = text.length <= LONGEST && store(key, text);
  if (isKept) unkept.delete(key);
  else unkept.set(key, text);
  changes.tell();
  return isKept;
}

/** Stores a text; false where it is kept by this page alone. */
function store(key: string, text: string): boolean {
  const kept = keptIn(window);
  kept.setItem(key, text);
  return kept.keeps(key);
}
