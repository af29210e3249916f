import type { Api } from '@/api/Api';
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

/** Creates the request layer and the session, once per page; `SessionProvider` gives both to the app. */
export function createSession(options: SessionOptions): { api: Api; store: SessionStore } {
  const { config, window, onEnding, fetch = (input, init) => globalThis.fetch(input, init), now = Date.now } = options;
  const kept = createSessionKeep(window);
  const credentials = createCredentials({ config, fetch, endsWithBrowser: kept.isShared });
  const tokens = createTokens({ storage: kept, refresh: credentials.refresh, forget: config.refreshCookie ? credentials.forget : undefined, locks: window.navigator.locks, now });
  const idle = createIdleClock({ storage: kept, sessionDuration: config.sessionDuration, now });
  const api = createApi({ config, tokens, idle, fetch, onSessionEnd: (end) => store.logOut(end) });
  const store = createSessionStore({ api, credentials, tokens, idle, config, window, kept, onEnding });
  return { api, store };
}
