import type { Api } from '@/api/Api';
import type { ClientOptions } from '@/api/client';
import { createApi } from '@/api/createApi';
import { createCredentials } from '@/api/credentials';
import { createIdleClock } from '@/api/idle';
import type { Fetch } from '@/api/send';
import { createTokens } from '@/api/tokens';
import type { Config } from '@/config/Config';
import { createSessionStore, type SessionWindow } from './createSessionStore';
import type { SessionStore } from './Session';
import { createSessionKeep } from './sharedComputer';

interface SessionOptions {
  config: Pick<Config, 'apiUrl' | 'idempotencyKeys' | 'refreshCookie' | 'sessionDuration' | 'settings'>;
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
  apiOf(userId: number): Api;
}

/** Creates the request layer and the session, once per page; `SessionProvider` gives both to the app. */
export function createSession(options: SessionOptions): OpenedSession {
  const { config, window, onEnding, fetch = (input, init) => globalThis.fetch(input, init), now = Date.now } = options;
  const kept = createSessionKeep(window);
  const credentials = createCredentials({ config, fetch, endsWithBrowser: kept.isShared });
  const tokens = createTokens({ storage: kept, refresh: credentials.refresh, forget: config.refreshCookie ? credentials.forget : undefined, locks: window.navigator.locks, now });
  const idle = createIdleClock({ storage: kept, sessionDuration: config.sessionDuration, now });
  const calls: ClientOptions = { config, tokens, idle, fetch, onSessionEnd: (end) => store.logOut(end) };
  const store = createSessionStore({ api: createApi(calls), credentials, tokens, idle, config, window, kept, onEnding });
  const apis = new Map<number, Api>();

  function apiOf(userId: number): Api {
    const api = apis.get(userId) ?? createApi({ ...calls, userId });
    apis.set(userId, api);
    return api;
  }
  return { store, apiOf };
}
