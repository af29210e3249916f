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
import { handOver } from '@/ui/handOver';
import { json, seconds, token, type Seen } from '../../unit/api/fakes';
import { fakeBrowser, KEPT, ME, openSession, platform } from '../../unit/session/fakeTab';

interface AppSetting {
  address?: string;
  /** The state of the history's entry, as the link that led there has left it. */
  state?: object;
  language?: Language;
  permissions?: string[];
  structures?: SessionStructure[];
  /** The settings of `config.json` besides the address of the API. */
  config?: Record<string, unknown>;
  /** The server's answers, by path without query. */
  answers?: Record<string, (seen: Seen) => Response | Promise<Response>>;
  /** The seconds since the operator last did something. */
  idleFor?: number;
  /** Whether everything is rendered and started twice, as in development. */
  strict?: boolean;
}

export const TYPES = ['relay_point_type_manage', 'relay_point_type_read', 'relay_point_type_create', 'relay_point_type_update', 'image_list'];
export const EDITORIALS = ['editorial_manage', 'editorial_read', 'editorial_create', 'editorial_update'];

const nancy: SessionStructure = { id: 4, name: 'CCAS de Nancy', solidaryTransport: true };
const mission: SessionStructure = { id: 9, name: 'Mission locale', solidaryTransport: false };
export const STRUCTURES = [nancy, mission];

/** Renders the whole app for a signed-in operator, over a platform with the given answers. */
export async function renderApp(setting: AppSetting = {}) {
  const { address = '/', state, language = 'fr', permissions = TYPES, structures = [], idleFor = 0, strict = false } = setting;
  await speak(language);
  window.history.replaceState(state ? { usr: state } : null, '', address);

  const server = serverOf(setting);
  const last = Date.now() - idleFor * 1000;
  const session = { ...kept(permissions, structures), 'backOffice.token': token({ issuedAt: seconds(last) }), 'backOffice.lastActivity': `${last}` };
  const tab = fakeBrowser(session).openTab();
  const { apiOf, store, onEnding } = openSession({ server, tab });
  onEnding.mockImplementation(handOver);
  const running = { apiOf, store, config: configOf(setting.config) };
  await act(async () => render(<Boot painted="app" language={language} starting={Promise.resolve(running)} />, strict ? { wrapper: StrictMode } : {}));
  // A dialog that is open from the start hides the page behind it.
  await screen.findByRole('heading', { level: 1, hidden: true });
  // Between transitions and `use`, React drops work that `act` does not await.
  await act(() => vi.dynamicImportSettled());
  return { store, server, tab };
}

/** i18next is started only once, as on a page. A second start would forget the words of entities, which are loaded once. */
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

/** The permissions of the operator. Structures are only requested by operators who may read them. */
function held(permissions: string[], structures: SessionStructure[]): string[] {
  return ['access_admin', ...permissions, ...(structures.length > 0 ? ['structure_list', 'structure_read'] : [])];
}
