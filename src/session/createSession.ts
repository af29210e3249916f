import type { Api } from '@/api/Api';
import type { ClientOptions } from '@/api/client';
import { createApi } from '@/api/createApi';
import { createIdleClock } from '@/api/idle';
import type { UserId } from '@/api/readClaims';
import type { Fetch } from '@/api/send';
import { createTokens } from '@/api/tokens';
import type { Config } from '@/config/Config';
import { createSessionStore, type SessionWindow } from './createSessionStore';
import type { SessionStore } from './Session';
import type { SessionFactory } from './SessionAdapter';
import { createSessionKeep } from './sharedComputer';

interface SessionOptions {
  config: Pick<Config, 'apiUrl' | 'idempotencyKeys' | 'refreshCookie' | 'sessionDuration' | 'settings'>;
  /** Makes the way in which people sign in (`session` of `schemas/defaults.json`). */
  session: SessionFactory;
  window: SessionWindow & { navigator: { locks?: LockManager } };
  /** Called in this tab after each end of a session, to remove cached answers. */
  onEnding(): void;
  fetch?: Fetch;
  now?: () => number;
}

/** The session of a page, and the request layer of who has signed in. */
export interface OpenedSession {
  store: SessionStore;
  /** The API as this person calls it, always the same one: once somebody else has signed in, its calls are no longer sent, and reject with `aborted`. */
  apiOf(userId: UserId): Api;
}

/** Creates the request layer and the session, once per page; `SessionProvider` gives both to the app. */
export function createSession(options: SessionOptions): OpenedSession {
  const { config, session, window, onEnding, fetch = (input, init) => globalThis.fetch(input, init), now = Date.now } = options;
  const kept = createSessionKeep(window);
  const adapter = session({ config, fetch, shared: window.localStorage, cookies: () => globalThis.document.cookie, endsWithBrowser: kept.isShared });
  const { refresh, signOut, refreshTokens, claims } = adapter;
  const tokens = createTokens({ storage: kept, refresh, forget: signOut, refreshTokens, claims, locks: window.navigator.locks, now });
  const idle = createIdleClock({ storage: kept, sessionDuration: config.sessionDuration, now });
  const calls: ClientOptions = { config, tokens, idle, pass: adapter, fetch, onSessionEnd: (end) => store.logOut(end) };
  const store = createSessionStore({ api: createApi(calls), adapter, tokens, idle, window, kept, onEnding });
  const apis = new Map<UserId, Api>();

  function apiOf(userId: UserId): Api {
    const api = apis.get(userId) ?? createApi({ ...calls, userId });
    apis.set(userId, api);
    return api;
  }
  return { store, apiOf };
}
