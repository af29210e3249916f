import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import { EngineContext } from '@/engine/data/EngineContext';
import { CheckerContext, type CreateChecker } from '@/engine/exchange/import/check/Checker';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import { ImportScreen } from '@/engine/exchange/import/ImportScreen';
import type { ImportDefinition } from '@/engine/model/FileExchange';
import type { EntityBody } from '@/engine/model/Resource';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { startI18n } from '@/i18n/i18n';
import formWords from '@/i18n/locales/fr/later/form.json';
import importWords from '@/i18n/locales/fr/later/import.json';
import listWords from '@/i18n/locales/fr/list.json';
import errorWords from '@/i18n/locales/fr/errors.json';
import uiWords from '@/i18n/locales/fr/ui.json';
import type { SessionStore } from '@/session/Session';
import { SessionContext } from '@/session/SessionContext';
import { Announcer } from '@/ui/Announcer';
import { MessageProvider } from '@/ui/messages/MessageProvider';
import { book } from '../../unit/engine/list/books';
import { readers } from '../../unit/engine/import/definition';

const words = {
  menu: 'Lecteurs',
  pages: { import: 'Import de lecteurs' },
  fields: { mail: 'Adresse e-mail' },
  import: {
    toList: 'Voir les lecteurs',
    columns: { lastName: 'Nom', born: 'Né le', phone: 'Téléphone', height: 'Taille', shelfId: 'Étagère', news: 'Actualités' },
    help: { news: '1 oui, 0 non' },
  },
};

const entity: EntityBody = {
  ...book,
  resource: { ...book.resource, name: 'reader', route: '/readers', permissions: { list: { any: ['reader_list'] }, import: { any: ['reader_create'] } }, import: readers },
};

export interface SentFile {
  path: string;
  form: FormData;
  unlimited: boolean | undefined;
}

/** Renders the import of readers for a signed-in operator. Unless said, the file is checked by the code that a browser runs in a worker. */
export async function renderImport(answer: (sent: SentFile) => Promise<WireRecord>, createChecker: CreateChecker = createLocalChecker, permissions = ['reader_list', 'reader_create'], definition: Partial<ImportDefinition> = {}) {
  const i18n = startI18n('fr');
  const texts = { import: importWords, form: formWords, list: listWords, errors: errorWords, ui: uiWords, [wordsNamespace('reader')]: words };
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle('fr', namespace, bundle, true, true);
  const sent: SentFile[] = [];
  const upload: Api['upload'] = (path, form, options) => {
    const file = { path, form, unlimited: options?.unlimited };
    sent.push(file);
    return answer(file);
  };
  const loaded = Promise.resolve({ ...entity, resource: { ...entity.resource, import: { ...readers, ...definition } } });
  const router = createMemoryRouter(
    [
      { path: '/readers/import', element: <Page /> },
      { path: '*', element: <Link to="/readers/import">Revenir à l’import</Link> },
    ],
    { initialEntries: ['/readers/import'] },
  );
  await act(async () =>
    render(
      <SessionContext value={{ config, api: { upload } as Api, store: signedIn(permissions) }}>
        <EngineContext value={{ resources: [entity.resource], widgets: {}, actions: {}, loadEntity: () => loaded, preloadPage: () => undefined }}>
          <CheckerContext value={createChecker}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MessageProvider>
                <Announcer>
                  <RouterProvider router={router} />
                </Announcer>
              </MessageProvider>
            </SWRConfig>
          </CheckerContext>
        </EngineContext>
      </SessionContext>,
    ),
  );
  return { sent, router };
}

function Page() {
  return (
    <main>
      <Suspense fallback="…">
        <ImportScreen name="reader" />
      </Suspense>
    </main>
  );
}

/** Chooses a file with these lines and waits until it has been read. */
export async function chooseFile(lines: readonly string[] | Uint8Array<ArrayBuffer>, name = 'lecteurs.csv'): Promise<void> {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There is no file box.');
  await userEvent.upload(picker, new File([lines instanceof Uint8Array ? lines : lines.join('\r\n')], name, { type: 'text/csv' }));
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

const config = {
  ...DEFAULT_CONFIG,
  dashboard: {},
  settings: DEFAULT_SETTINGS,
  apiUrl: 'https://api.example',
  dataUrl: 'https://api.example/upload',
};

function signedIn(permissions: readonly string[]): SessionStore {
  const session = {
    user: { id: 1, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] },
    permissions: new Set(permissions),
    structures: [],
    currentStructure: undefined,
    solidaryEdit: false,
    eecAvailable: false,
  };
  const state = { status: 'signedIn', session } as const;
  return { getState: () => state, getKeptRights: () => undefined, subscribe: () => () => undefined } as unknown as SessionStore;
}
