import i18next from 'i18next';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { Boot } from '@/app/Boot';
import { loadWordsInUse } from '@/app/entities';
import type { Config } from '@/config/Config';
import { readConfig } from '@/config/readConfig';
import { chooseLanguage, startI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import type { SessionStructure } from '@/session/Session';
import { json, seconds, token, type Seen } from '../../unit/api/fakes';
import { fakeBrowser, KEPT, ME, openSession, platform } from '../../unit/session/fakeTab';

interface AppSetting {
  address?: string;
  /** What the link that led there has left in the entry of the history. */
  state?: object;
  language?: Language;
  permissions?: string[];
  structures?: SessionStructure[];
  /** What `config.json` says besides the address of the API. */
  config?: Record<string, unknown>;
  /** Of the server, by path without its query. */
  answers?: Record<string, (seen: Seen) => Response | Promise<Response>>;
  /** Seconds since the operator last did something. */
  idleFor?: number;
  /** Everything is rendered, and begun, twice: as in development. */
  strict?: boolean;
}

export const TYPES = ['relay_point_type_manage', 'relay_point_type_read', 'relay_point_type_create', 'relay_point_type_update', 'image_list'];
export const EDITORIALS = ['editorial_manage', 'editorial_read', 'editorial_create', 'editorial_update'];

const nancy: SessionStructure = { id: 4, name: 'CCAS de Nancy', solidaryTransport: true };
const mission: SessionStructure = { id: 9, name: 'Mission locale', solidaryTransport: false };
export const STRUCTURES = [nancy, mission];

/** The whole app of a signed-in operator, over a platform that answers as told. */
export async function renderApp(setting: AppSetting = {}) {
  const { address = '/', state, language = 'fr', permissions = TYPES, structures = [], idleFor = 0, strict = false } = setting;
  await speak(language);
  window.history.replaceState(state ? { usr: state } : null, '', address);

  const server = serverOf(setting);
  const last = Date.now() - idleFor * 1000;
  const session = { ...kept(permissions, structures), 'backOffice.token': token({ issuedAt: seconds(last) }), 'backOffice.lastActivity': `${last}` };
  const tab = fakeBrowser(session).openTab();
  const { api, store } = openSession({ server, tab });
  const running = { api, store, config: configOf(setting.config) };
  await act(async () => render(<Boot painted="app" language={language} starting={Promise.resolve(running)} />, strict ? { wrapper: StrictMode } : {}));
  // A dialog that is there from the start hides the page behind it.
  await screen.findByRole('heading', { level: 1, hidden: true });
  // Between transitions and `use`, React drops work that `act` does not await.
  await act(() => vi.dynamicImportSettled());
  return { store, server, tab };
}

/** The words are started once, as in a page: starting again would forget those of the entities, which are loaded once. */
async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized) startI18n(language);
  await loadWordsInUse(language);
  await chooseLanguage(language);
}

function serverOf({ permissions = TYPES, structures = [], answers = {} }: AppSetting) {
  const server = platform({
    permissions: () => json({ 'hydra:member': held(permissions, structures) }),
    'admin/structures': () => json({ 'hydra:member': structures }),
    ...answers,
  });
  const withoutQuery = (url: string) => url.replace(/\?.*/, '');
  return { ...server, fetch: ((url, init) => server.fetch(withoutQuery(url), init)) satisfies typeof server.fetch };
}

function configOf(said: Record<string, unknown> = {}): Config {
  const reading = readConfig({ apiUrl: '/api', title: { fr: 'Covoiturage', en: 'Carpool' }, ...said }, 'https://platform.test/');
  if ('mistakes' in reading) throw new Error(JSON.stringify(reading.mistakes));
  return reading.config;
}

function kept(permissions: string[], structures: SessionStructure[]): Record<string, string> {
  const { id, givenName, shortFamilyName, email, operates } = ME;
  const session = {
    user: { id, givenName, shortFamilyName, email, operates },
    structures,
    eecAvailable: true,
    permissions: held(permissions, structures),
  };
  return { ...KEPT, 'backOffice.session': JSON.stringify(session) };
}

/** Structures are asked for by those who may read some. */
function held(permissions: string[], structures: SessionStructure[]): string[] {
  return ['access_admin', ...permissions, ...(structures.length > 0 ? ['structure_list', 'structure_read'] : [])];
}
