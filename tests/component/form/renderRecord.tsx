import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, useParams } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS, type Config, type Settings } from '@/config/Config';
import { EngineContext } from '@/engine/data/EngineContext';
import { DraftStructureContext } from '@/engine/form/useDraft';
import { RecordFormScreen } from '@/engine/form/RecordFormScreen';
import type { EntityBody } from '@/engine/model/Resource';
import type { WidgetRegistry } from '@/engine/model/Widget';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { RecordShowScreen } from '@/engine/show/RecordShowScreen';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import type { SessionStore } from '@/session/Session';
import { SessionContext } from '@/session/SessionContext';
import { Announcer } from '@/ui/Announcer';
import { LeaveQuestionProvider } from '@/ui/LeaveQuestion';
import { MessageProvider } from '@/ui/messages/MessageProvider';
import { actions, widgets } from '@/features/registry';
import { lookup, outing, outingWords } from './outing';

/** The calls to the API, in order. */
export interface Call {
  method: keyof Api;
  path: string;
  body?: unknown;
}

interface RecordSetting {
  path: string;
  /** The page that the link came from. */
  from?: string;
  /** The state of the history's entry, instead of the one for `from`. */
  state?: object | null;
  entity?: EntityBody;
  api?: Partial<Api>;
  permissions?: string[];
  settings?: Partial<Settings>;
  /** Further settings of the deployment. */
  config?: Partial<Config>;
  language?: Language;
  /** The language of the operator's profile. */
  profile?: string;
  /** Words of the outing, in addition to its usual ones. */
  words?: object;
  /** The entity that outings refer to, when it has more than a name. */
  town?: { entity: EntityBody; words: object };
  /** The structure that the forms are made for, besides their address. */
  structure?: number;
  /** The widgets, instead of the app's. */
  inputs?: WidgetRegistry;
}

export const ALL = ['list', 'read', 'create', 'update', 'delete'].map((verb) => `outing_${verb}`).concat('town_list', 'badge_list');

export const saved: WireRecord = {
  id: 12,
  name: 'Vallée de la Meurthe',
  status: 1,
  contact: 'jeanne@exemple.fr',
  telephone: '0612345678',
  places: 4,
  day: '2027-03-12',
  start: '2027-03-12T08:30:00+00:00',
  townId: 54,
  townName: 'Nancy',
  image: 'https://data.example/outing12.jpg',
};

/** Renders the pages of an outing at an address, over an API that records its calls. */
export async function renderRecord({ path, from, state = from ? { from } : null, entity = outing, api = {}, permissions = ALL, settings = {}, config = {}, language = 'fr', profile, words = {}, town, structure, inputs = widgets }: RecordSetting) {
  const i18n = startI18n(language);
  await loadTexts(language);
  await loadLaterTexts('form');
  i18n.addResourceBundle(language, wordsNamespace('outing'), { ...outingWords, ...words }, true, true);
  if (town) i18n.addResourceBundle(language, wordsNamespace('town'), town.words, true, true);

  const other = town?.entity ?? lookup('town', { search: { filters: ['name'], by: {} } });
  const entities: Record<string, EntityBody> = { outing: entity, [other.resource.name]: other, badge: lookup('badge') };
  const loaded = Object.fromEntries(Object.entries(entities).map(([name, body]) => [name, Promise.resolve(body)]));
  const engine = {
    resources: Object.values(entities).map(({ resource }) => resource),
    widgets: inputs,
    actions,
    loadEntity: (name: string) => loaded[name] ?? Promise.reject(new Error(name)),
    preloadPage: () => undefined,
  };
  const calls: Call[] = [];
  const session = { config: { ...DEFAULT_CONFIG, dashboard: {}, settings: { ...DEFAULT_SETTINGS, ...settings }, apiUrl: '', dataUrl: 'https://data.example', ...config }, api: recording(calls, api), store: signedIn(permissions, profile) };
  const router = createMemoryRouter(routes, { initialEntries: ['/outings', { ...parsePath(path), state }], initialIndex: 1 });

  const { container } = await act(async () =>
    render(
      <SessionContext value={session}>
        <EngineContext value={engine}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <Announcer>
              <MessageProvider>
                {/* Between transitions and `use`, React drops work that `act` does not await. */}
                <DraftStructureContext value={structure}>
                  <LeaveQuestionProvider>
                    <RouterProvider router={router} useTransitions={false} />
                  </LeaveQuestionProvider>
                </DraftStructureContext>
              </MessageProvider>
            </Announcer>
          </SWRConfig>
        </EngineContext>
      </SessionContext>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return { calls, router, container, address: () => router.state.location.pathname + router.state.location.search };
}

const page = (screenOf: ReactNode) => <Suspense fallback="…">{screenOf}</Suspense>;

const routes = [
  { path: '/outings', element: <h1>Liste des sorties</h1> },
  { path: '/outings/create', element: page(<RecordFormScreen name="outing" mode="create" />) },
  { path: '/outings/show/:id', element: page(<Show />) },
  { path: '/outings/:id', element: page(<Edit />) },
  { path: '*', element: <h1>Ailleurs</h1> },
];

function Show() {
  const { id = '' } = useParams();
  return <RecordShowScreen key={id} name="outing" id={id} />;
}

function Edit() {
  const { id = '' } = useParams();
  return <RecordFormScreen key={id} name="outing" mode="edit" id={id} />;
}

const answers: Api = {
  list: () => Promise.resolve({ items: [], total: 0 }),
  get: () => Promise.resolve(saved),
  read: () => Promise.resolve(undefined),
  csv: () => Promise.resolve(''),
  create: (_path, body) => Promise.resolve({ id: 99, ...body }),
  update: (_path, patch) => Promise.resolve({ ...saved, ...patch }),
  remove: () => Promise.resolve(),
  removeMany: () => Promise.resolve(),
  act: () => Promise.resolve(0),
  upload: () => Promise.resolve({ id: 1, image: 'https://data.example/outing12.jpg' }),
};

function recording(calls: Call[], own: Partial<Api>): Api {
  const api = { ...answers, ...own };
  return new Proxy(api, {
    get: (_target, method: keyof Api) => (path: string, body: unknown, ...others: unknown[]) => {
      calls.push({ method, path, body });
      return (api[method] as (path: string, body: unknown, ...options: unknown[]) => unknown)(path, body, ...others);
    },
  });
}

function signedIn(permissions: string[], profile: string | undefined): SessionStore {
  const session = {
    user: { id: 1, givenName: 'Ada', shortFamilyName: 'L.', email: 'ada@exemple.fr', ...(profile && { language: profile }), operates: [] },
    permissions: new Set(permissions),
    structures: [],
    currentStructure: undefined,
    solidaryEdit: false,
    eecAvailable: false,
  };
  const state = { status: 'signedIn', session } as const;
  const nothing = () => undefined;
  return {
    getState: () => state, getKeptRights: () => undefined,
    getIdleWarning: nothing,
    subscribe: () => nothing,
    watch: () => nothing,
    logIn: () => Promise.resolve(),
    logOut: nothing,
    stay: nothing,
    readAgain: nothing,
    chooseStructure: nothing,
    setSolidaryEdit: nothing,
  };
}
