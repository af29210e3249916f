import { vi } from 'vitest';
import { DEFAULT_SETTINGS, type Config } from '@/config/Config';
import { createSession } from '@/session/createSession';
import { platformSession } from '@/session/platformSession';
import type { SessionFactory } from '@/session/SessionAdapter';
import type { SessionWindow } from '@/session/createSessionStore';
import { API, json, memoryStorage, routedServer, seconds, token, type Seen } from '../api/fakes';

export const ADMIN = ['access_admin', 'user_list', 'structure_list', 'structure_read'];

export const STRUCTURES = [
  { id: 4, name: 'CCAS de Nancy', telephone: '0383000000', signature: 'Le CCAS', mode: 0, solidaryTransport: true },
  { id: 9, name: 'Mission locale', telephone: null, signature: null, mode: 1, solidaryTransport: 0 },
];

export const ME = {
  id: 12,
  givenName: 'Élodie',
  language: { id: 1, code: 'fr' },
  familyName: 'Martin',
  shortFamilyName: 'M.',
  email: 'elodie@demo.test',
  password: '$2y$13$hash',
  pwdToken: 'secret-token',
  operates: ['/operates/3'],
};

type Routes = Record<string, (seen: Seen) => Response | Promise<Response>>;

/** A platform on which everything works. */
export function platform(changes: Routes = {}) {
  return routedServer({
    login: () => json({ token: token(), refreshToken: 'refresh-1' }),
    'token/refresh': () => json({ token: token(), refreshToken: 'refresh-1' }),
    'users/me': () => json({ 'hydra:member': [ME] }),
    permissions: () => json({ 'hydra:member': ADMIN }),
    'admin/structures': () => json({ 'hydra:member': STRUCTURES }),
    'eec/instance': () => json({ available: true }),
    ...changes,
  });
}

/** A browser whose tabs share a local storage, notify each other of its changes, and hear one another on channels. */
export function fakeBrowser(local: Record<string, string> = {}) {
  const shared = memoryStorage(local);
  const channels = new Set<EventTarget>();

  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }

    postMessage(data: unknown) {
      for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }

    close() {
      channels.delete(this);
    }
  }
  const tabs: { target: EventTarget; deliver: boolean }[] = [];

  function openTab(): SessionWindow & { navigator: object } & EventTarget {
    const target = new EventTarget();
    tabs.push({ target, deliver: true });
    const tell = (key: string | null, newValue: string | null) => {
      for (const tab of tabs) if (tab.target !== target) tab.target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    const localStorage: Storage = {
      key: (index) => shared.key(index),
      getItem: (key) => shared.getItem(key),
      get length() {
        return shared.length;
      },
      setItem(key, value) {
        const before = shared.getItem(key);
        shared.setItem(key, value);
        if (before !== value) tell(key, value);
      },
      removeItem(key) {
        const before = shared.getItem(key);
        shared.removeItem(key);
        if (before !== null) tell(key, null);
      },
      clear() {
        shared.clear();
        tell(null, null);
      },
    };
    return Object.assign(target, { localStorage, sessionStorage: memoryStorage(), navigator: {}, BroadcastChannel: Channel }) as unknown as SessionWindow & { navigator: object } & EventTarget;
  }

  return { shared, openTab };
}

export type Tab = ReturnType<ReturnType<typeof fakeBrowser>['openTab']>;

interface OpenSessionOptions {
  server?: ReturnType<typeof platform>;
  tab?: Tab;
  settings?: Partial<Config['settings']>;
  sessionDuration?: number;
  refreshCookie?: boolean;
  session?: SessionFactory;
}

/** The session of a tab, with its watchers started. */
export function openSession({ server = platform(), tab = fakeBrowser().openTab(), settings = {}, sessionDuration = 3600, refreshCookie = false, session: factory = platformSession }: OpenSessionOptions = {}) {
  const onEnding = vi.fn();
  const config = { apiUrl: API, idempotencyKeys: false, refreshCookie, sessionDuration, settings: { ...DEFAULT_SETTINGS, ...settings } };
  const session = createSession({ config, session: factory, window: tab, onEnding, fetch: server.fetch });
  return { ...session, api: session.apiOf(ME.id), server, tab, onEnding };
}

/** The local storage of a signed-in tab. */
export const KEPT = {
  'backOffice.token': token({ issuedAt: seconds(Date.now()) }),
  'backOffice.refreshToken': 'refresh-1',
  'backOffice.session': JSON.stringify({
    user: { id: 12, givenName: 'Élodie', shortFamilyName: 'M.', email: 'elodie@demo.test', operates: [] },
    structures: [
      { id: 4, name: 'CCAS de Nancy', solidaryTransport: true },
      { id: 9, name: 'Mission locale', solidaryTransport: false },
    ],
    eecAvailable: false,
    permissions: ['access_admin', 'user_read'],
  }),
};
