import type { Api } from '../../src/api/Api';
import { createApi } from '../../src/api/createApi';
import { createIdleClock } from '../../src/api/idle';
import type { Fetch } from '../../src/api/send';
import { createTokens } from '../../src/api/tokens';
import type { Config } from '../../src/config/Config';
import { openSession } from '../../src/session/logIn';
import { platformSession } from '../../src/session/platformSession';
import type { Session } from '../../src/session/Session';

/** The credentials of somebody who agrees to have their account examined. */
export interface Account {
  username: string;
  password: string;
}

/** The app's own client, signed in as the app signs in, so that whatever fails here would fail there. */
export interface Opened {
  api: Api;
  session: Session;
}

/** Signs in by the five steps of the app. Rejects with the app's `LogInError`. Tokens stay in memory. */
export async function openAccount({ username, password }: Account, config: Config, fetch: Fetch): Promise<Opened> {
  const storage = inMemory();
  const adapter = platformSession({ config, fetch, shared: storage, cookies: () => '', endsWithBrowser: () => false });
  const tokens = createTokens({ storage, ...adapter, forget: adapter.signOut });
  const idle = createIdleClock({ storage, sessionDuration: config.sessionDuration });
  const api = createApi({ config, tokens, idle, fetch, onSessionEnd: () => undefined });
  await openSession({ adapter, tokens }, username, password);
  const facts = await adapter.readFacts(api, tokens.claims());
  return { api, session: { ...facts, currentStructure: facts.structures[0], solidaryEdit: false } };
}

function inMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
