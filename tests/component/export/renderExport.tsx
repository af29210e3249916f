import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { Dialect } from '@/api/Dialect';
import type { ListRequest, QueryParameters } from '@/api/records';
import type { Setting } from '@/config/Config';
import { EngineContext } from '@/engine/data/EngineContext';
import { ExportButton } from '@/engine/exchange/export/ExportButton';
import type { ExportDefinition } from '@/engine/model/FileExchange';
import { readListQuery } from '@/engine/data/listQuery';
import { NOTHING_SELECTED } from '@/engine/data/scope';
import type { Selection } from '@/engine/model/ListQuery';
import type { EntityBody } from '@/engine/model/Resource';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { startI18n } from '@/i18n/i18n';
import errorWords from '@/i18n/locales/fr/errors.json';
import exportWords from '@/i18n/locales/fr/export.json';
import uiWords from '@/i18n/locales/fr/ui.json';
import { SessionContext } from '@/session/SessionContext';
import { MessageProvider } from '@/ui/messages/MessageProvider';
import { book, bookList } from '../../unit/engine/list/books';
import { bookWords, config, shelfOf, signedIn, widgets, type Answer } from '../list/renderList';

const server: ExportDefinition = {
  endpoint: 'books/export',
  permission: { any: ['book_export_all'] },
  variants: [
    { name: 'standard', parameters: { kind: '0' }, paged: true },
    { name: 'extended', parameters: { kind: '1' }, paged: false, filters: ['genre', 'library'], when: { setting: 'extendedExport' } },
  ],
};

/** Books that may be exported. The list has their ids, so that they can be read in that order. */
const entity: EntityBody = {
  ...book,
  resource: {
    ...book.resource,
    permissions: { ...book.resource.permissions, export: { any: ['book_export'] } },
    list: { ...bookList, columns: [...bookList.columns, { field: 'id', sortable: true, hidden: true }] },
    export: server,
  },
};

const words = {
  ...bookWords,
  fields: { ...bookWords.fields, id: 'Identifiant' },
  exports: { standard: 'Export standard', standardHelp: 'Titres.', extended: 'Export étendu', extendedHelp: 'Titres et genres.' },
  count_one: '{{count, number}} livre',
  count_other: '{{count, number}} livres',
};

interface ExportSetting {
  address?: string;
  total?: number;
  /** Whether the list has more records than its known total. */
  more?: true;
  dialect?: Dialect;
  answer?: Answer;
  csv?: (parameters: QueryParameters, signal: AbortSignal | undefined) => Promise<string>;
  selection?: Selection;
  permissions?: string[];
  settings?: Partial<Record<Setting, boolean>>;
}

/** Renders the export of a list of books; `saved` are the files that the browser got. */
export async function renderExport(setting: ExportSetting = {}) {
  const { address = '', total = 3, more, dialect, answer = shelfOf(total), csv, selection = NOTHING_SELECTED, permissions = ['book_export'] } = setting;
  const i18n = startI18n('fr');
  for (const [namespace, texts] of Object.entries({ export: exportWords, ui: uiWords, errors: errorWords, [wordsNamespace('book')]: words })) {
    i18n.addResourceBundle('fr', namespace, texts, true, true);
  }
  const exported = dialect ? { ...entity, dialect } : entity;
  const requests: ListRequest[] = [];
  const dialects: unknown[] = [];
  const asked: string[] = [];
  const api: Partial<Api> = {
    list: (_path, request, options) => {
      requests.push(request);
      dialects.push(options?.dialect);
      return answer(request, options?.signal);
    },
    csv: (path, parameters, options) => {
      asked.push(`${path}?${parameters.map((parameter) => parameter.join('=')).join('&')}`);
      return csv?.(parameters, options?.signal) ?? Promise.reject(new Error('Nobody expected a file.'));
    },
  };
  const list = entity.resource.list ?? bookList;
  const query = readListQuery(new URLSearchParams(address), { list, schema: entity.schema });

  await act(async () => render(
    <SessionContext value={{ config: { ...config, settings: { ...config.settings, ...setting.settings } }, api: api as Api, store: signedIn(permissions) }}>
      <EngineContext value={{ resources: [entity.resource], widgets, actions: {}, loadEntity: () => Promise.resolve(entity), preloadPage: () => undefined }}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <MessageProvider>
            <MemoryRouter>
              <ExportButton entity={exported} list={list} query={query} total={total} more={more} selection={selection} />
            </MemoryRouter>
          </MessageProvider>
        </SWRConfig>
      </EngineContext>
    </SessionContext>,
  ));
  return { requests, dialects, asked, saved: savedFiles() };
}

/** Opens the dialog. */
export async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await screen.findByRole('dialog', { name: /^Export de la liste/ });
}

interface SavedFile {
  name: string;
  text: Promise<string>;
}

function savedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let latest: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest?.text() ?? Promise.resolve('') });
  });
  return files;
}
