import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, use } from 'react';
import { createMemoryRouter, Outlet, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { actions } from '@/features/registry';
import type { Api } from '@/api/Api';
import type { ListAnswer, ListRequest } from '@/api/records';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import { EngineContext, type Engine } from '@/engine/data/EngineContext';
import { KeptGrid } from '@/engine/list/grid/KeptGrid';
import { RecordListScreen } from '@/engine/list/RecordListScreen';
import type { RecordPanelComponent } from '@/engine/page/Panel';
import type { EntityBody, ResourceSummary } from '@/engine/model/Resource';
import type { InputProps, CreateFromSelectionProps, WidgetRegistry } from '@/engine/model/Widget';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import { SessionContext } from '@/session/SessionContext';
import type { SessionStore } from '@/session/Session';
import { Announcer } from '@/ui/Announcer';
import { MessageProvider } from '@/ui/messages/MessageProvider';
import { book } from '../../unit/engine/list/books';

// The grid is lazy in the app. Here it is loaded with the file, so that no test waits for it.
await import('@/engine/list/grid/RecordGrid');

export type Answer = (request: ListRequest, signal: AbortSignal | undefined) => Promise<ListAnswer>;

interface ListSetting {
  address?: string;
  /** The state of the history's entry, as an earlier visit has left it. */
  state?: unknown;
  /** The number of the operator. */
  userId?: number;
  answer: Answer;
  entity?: EntityBody;
  permissions?: string[];
  /** What stands beside the list while a record is open. */
  Panel?: RecordPanelComponent;
  /** The API apart from its lists. */
  api?: Partial<Api>;
  /** What loads the code of a record's page; nothing unless said. */
  preloadPage?: Engine['preloadPage'];
  /** The widgets, instead of the usual ones. */
  inputs?: WidgetRegistry;
  /** Whether effects run twice, as in development. */
  strict?: boolean;
  /** For how many milliseconds visits share a read, as in the app. */
  sharing?: number;
}

export const bookWords = {
  pages: { list: 'Livres' },
  actions: { create: 'Créer un livre', lend: 'Prêter', lendDone: 'Le livre est prêté', lendTitle: 'Prêter {{title}} ?', lendConfirm: 'Prêter', quote: 'Citer dans un livre' },
  count_one: '{{count, number}} livre',
  count_many: '{{count, number}} livres',
  count_other: '{{count, number}} livres',
  takes: { loansSelection: 'Leurs prêts aussi.' },
  delete: { title: 'Supprimer « {{title}} » ?', body: 'Il sera pilonné.', confirm: 'Supprimer', selection: 'Ils seront pilonnés.' },
  messages: { success: { deleted: 'Le livre a été supprimé' }, error: { deleted: 'Le livre n’a pas pu être supprimé' } },
  fields: { title: 'Titre', pages: 'Nombre de pages', genre: 'Genre', contact: 'Contact', available: 'Disponible', bought: 'Achat' },
  enums: { genre: { 1: 'Roman', 2: 'Poésie', 3: 'Théâtre' } },
  filters: { author: 'Auteur', genres: 'Genres', length: 'Longueur', shelf: 'Étagère', shelves: 'Étagères', telephone: 'Téléphone', library: 'Bibliothèque de Nancy' },
  states: {
    loading: 'Chargement des livres…',
    none: 'Aucun livre',
    noneHint: 'Les livres seront ici.',
    noMatch: 'Aucun livre ne correspond',
    loadError: 'Les livres n’ont pas pu être chargés',
  },
};

const Input = ({ id, field, value, required, invalid, describedBy, onChange }: InputProps<string>) => (
  <input id={id} title={field.label} required={required} aria-invalid={invalid} aria-describedby={describedBy} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} />
);
const toText = (value: unknown) => (value === undefined ? undefined : String(value));

/** Shows what was selected, and makes a text of it. */
function CreateFromSelection({ picked: { scope, query }, onReady, onClose }: CreateFromSelectionProps) {
  const text = scope.kind === 'records' ? scope.records.map(({ id }) => id).join(', ') : `tout : ${scope.total}, ${JSON.stringify(query.filters)}`;
  return (
    <div role="dialog" aria-label={text}>
      <button onClick={() => onReady(text)}>Prendre</button>
      <button onClick={onClose}>Laisser</button>
    </div>
  );
}

export const widgets: WidgetRegistry = {
  text: { Input, toText, CreateFromSelection },
  number: { Input, toText, align: 'right' },
  choice: { Input, toText: (value, field, { choiceLabel }) => (value === undefined ? undefined : choiceLabel(field, value)) },
  email: { Input, toText, Display: ({ value }) => <a href={`mailto:${String(value)}`}>{String(value)}</a> },
  date: { Input, toText },
  reference: { Input, toText, Display: ({ value }) => <b>Étagère n° {String(value)}</b> },
};

const shelves: ResourceSummary = { name: 'shelf', permissions: { list: { any: ['shelf_list'] } } };

export const ALL = ['book_list', 'book_read', 'book_create', 'book_update', 'shelf_list'];

/** Answers pages of books with ids from 1, as a server does. */
export function shelfOf(total: number): Answer {
  return ({ page, perPage }) =>
    Promise.resolve({
      total,
      items: Array.from({ length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) }, (_, index) => {
        const id = (page - 1) * perPage + index + 1;
        return { id, title: `Livre ${id}`, pages: id * 10, genre: 1, contact: id % 2 ? `auteur${id}@exemple.fr` : null };
      }),
    });
}

/**
 * Renders the list of books at an address. `requests` are its requests to the server, `reads` the records it read one by one, and `address` is
 * where the operator is.
 */
export async function renderList({ address = '/books', state, userId, answer, entity = book, permissions = ALL, Panel, api = {}, preloadPage = () => undefined, inputs = widgets, strict = false, sharing = 0 }: ListSetting) {
  const i18n = startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('form');
  i18n.addResourceBundle('fr', wordsNamespace('book'), bookWords, true, true);
  const requests: ListRequest[] = [];
  const list: Api['list'] = (_path, request, options) => {
    requests.push(request);
    return answer(request, options?.signal);
  };

  const reads: string[] = [];
  const get: Api['get'] = (path) => {
    reads.push(path);
    return Promise.resolve({ id: 1 });
  };

  const page = (
    <Suspense fallback="…">
      <RecordListScreen name="book" Panel={Panel} />
    </Suspense>
  );
  const loaded = Promise.resolve(entity);
  const router = createMemoryRouter(
    [
      {
        element: (
          <KeptGrid>
            <Outlet />
          </KeptGrid>
        ),
        children: [
          { path: '/books', element: page },
          { path: '/slow', element: <Slow /> },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [{ ...parsePath(address), state }] },
  );

  // The entity suspends: without awaiting it, React would never return to it.
  const view = await act(async () => render(
    <SessionContext value={{ config, api: { get, ...api, list } as Api, store: signedIn(permissions, userId) }}>
      <EngineContext value={{ resources: [entity.resource, shelves], widgets: inputs, actions, loadEntity: () => loaded, preloadPage }}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: sharing }}>
          <Announcer>
            <MessageProvider>
              <RouterProvider router={router} />
            </MessageProvider>
          </Announcer>
        </SWRConfig>
      </EngineContext>
    </SessionContext>,
    strict ? { wrapper: StrictMode } : {},
  ));
  return { ...view, requests, reads, router, address: () => router.state.location.pathname + decodeURIComponent(router.state.location.search) };
}

export const config = {
  ...DEFAULT_CONFIG,
  dashboard: {},
  settings: DEFAULT_SETTINGS,
  apiUrl: 'https://api.example',
  dataUrl: 'https://api.example/upload',
  loginDelegateUrl: 'https://site.example',
};

/** A page whose code takes long to load, while the previous one stays. */
function Slow() {
  return use(NEVER);
}

const NEVER = new Promise<never>(() => undefined);

function Elsewhere() {
  const { state } = useLocation();
  return <p>Ailleurs, venu de {String((state as { from?: string } | null)?.from)}</p>;
}

export function signedIn(permissions: string[], id = 1): SessionStore {
  const session = {
    user: { id, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] },
    permissions: new Set(permissions),
    structures: [],
    currentStructure: undefined,
    solidaryEdit: false,
    eecAvailable: false,
  };
  const state = { status: 'signedIn', session } as const;
  return { getState: () => state, getKeptRights: () => undefined, subscribe: () => () => undefined } as unknown as SessionStore;
}

/** The text of the polite live region. */
export function announced(): string {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');
}

