import { describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest, QueryParameters, WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { collect } from '@/engine/bulk/collect';
import type { CsvPage } from '@/engine/exchange/export/CsvFile';
import { exportForms, ignoredFilters, isLineARecord } from '@/engine/exchange/export/exportForms';
import { readAhead } from '@/engine/exchange/export/readAhead';
import { recordPages } from '@/engine/exchange/export/useExportPages';
import { serverPages } from '@/engine/exchange/export/serverPages';
import { writeFile } from '@/engine/exchange/export/writeFile';
import type { ExportDefinition, ExportVariant } from '@/engine/model/FileExchange';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { ListQuery, Scope } from '@/engine/model/ListQuery';
import type { EntityBody } from '@/engine/model/Resource';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { widgets } from '@/features/registry';
import { book, bookList, bookSchema } from '../list/books';

const QUERY: ListQuery = { page: 4, size: 25, sort: { field: 'title', direction: 'asc' }, filters: { title: ['Dune'] } };
const byId: ListDefinition = { ...bookList, columns: [...bookList.columns, { field: 'id', sortable: true, hidden: true }] };
const text = { language: 'en' as const, choiceLabel: (_field: unknown, value: unknown) => `genre ${String(value)}`, t: (key: string) => key };
const words = { labels: { field: (name: string) => name.toUpperCase() }, widgets, text };

/** The server's list, in pages, and its files, one for each call. */
function server(rows: readonly WireRecord[], files: string[] = []) {
  const asked: ListRequest[] = [];
  const calls: [path: string, parameters: QueryParameters][] = [];
  const api = {
    list: async (_path: string, request: ListRequest) => {
      asked.push(request);
      const start = (request.page - 1) * request.perPage;
      return { items: rows.slice(start, start + request.perPage), total: rows.length };
    },
    csv: async (path: string, parameters: QueryParameters) => {
      if (calls.length === 20) throw new Error('It is asked for ever.');
      calls.push([path, parameters]);
      return files.shift() ?? '';
    },
  } as unknown as Api;
  const reading = (entity: EntityBody) => ({ api, entity, context: WALL_CLOCK, signal: new AbortController().signal });
  return { asked, calls, reading };
}

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

async function* pagesOf(...pages: string[][]): AsyncGenerator<CsvPage> {
  for (const rows of pages) yield { columns: [{ key: 'id', label: 'ID' }], rows: rows.map((id) => [id]) };
}

const lines = (pages: CsvPage[]) => pages.flatMap(({ rows }) => rows.map((row) => row.join('|')));
const some = (...records: WireRecord[]): Scope => ({ kind: 'records', records });
const numbered = (count: number) => Array.from({ length: count }, (_none, index) => ({ id: index + 1, title: `Tome ${index + 1}` }));

describe('the records of a scope', () => {
  it('are those that were ticked, which are not read again', async () => {
    const { asked, reading } = server([]);
    const read: number[] = [];
    expect(await collect(some({ id: 1 }, { id: 2 }), bookList, reading(book), (count) => read.push(count))).toEqual([{ id: 1 }, { id: 2 }]);
    expect([asked, read]).toEqual([[], [2]]);
  });

  it('are all that the filters match, once each, in the order of their numbers, a thousand at a time', async () => {
    const { asked, reading } = server(numbered(2300));
    const read: number[] = [];
    const records = await collect({ kind: 'matching', query: QUERY, total: 2300 }, byId, reading(book), (count) => read.push(count));
    expect([records.length, read]).toEqual([2300, [1000, 2000, 2300]]);
    expect(asked.map(({ page, perPage, order }) => [page, perPage, order])).toEqual([1, 2, 3].map((page) => [page, 1000, { field: 'id', direction: 'asc' }]));
    expect(asked[0]?.filters).toEqual([['library', '7'], ['title', 'Dune']]);
  });

  it('are in the order of the list where it has none for numbers, and read on where there are more than were counted', async () => {
    const { asked, reading } = server(numbered(1200));
    expect(await collect({ kind: 'matching', query: QUERY, total: 900 }, bookList, reading(book), () => undefined)).toHaveLength(1200);
    expect(asked.map(({ page, order }) => [page, order?.field])).toEqual([[1, 'title'], [2, 'title']]);
  });

  it('are fewer than were counted where some are gone', async () => {
    const { asked, reading } = server(numbered(1000));
    expect(await collect({ kind: 'matching', query: QUERY, total: 1000 }, bookList, reading(book), () => undefined)).toHaveLength(1000);
    expect(asked).toHaveLength(1);
  });

  it('are filtered here where the server cannot page its list', async () => {
    const { asked, reading } = server([{ id: 1, title: 'Dune' }, { id: 2, title: 'Émile' }]);
    const list: ListDefinition = { ...bookList, paging: 'client' };
    expect(await collect({ kind: 'matching', query: QUERY, total: 1 }, list, reading(book), () => undefined)).toEqual([{ id: 1, title: 'Dune' }]);
    expect(asked[0]?.filters).toEqual([['library', '7']]);
  });
});

describe('a file that is written here', () => {
  it('has the columns asked for, in words, each record once', async () => {
    const { reading } = server([]);
    const pages = await all(recordPages({ scope: some({ id: 1, title: 'Dune', genre: 2, pages: 1412 }, { id: 2, available: true }), list: bookList, fields: ['title', 'genre', 'pages', 'available'], reading: reading(book), writing: { entity: book, ...words } }));
    expect(pages[0]?.columns.map(({ key, label }) => [key, label])).toEqual([['title', 'TITLE'], ['genre', 'GENRE'], ['pages', 'PAGES'], ['available', 'AVAILABLE']]);
    expect(pages[0]?.rows).toEqual([['Dune', 'genre 2', '1412', expect.any(String)], ['', '', '', expect.any(String)]]);
  });

  it('has each record once, although one was pushed over the edge of a page while the list was read', async () => {
    const { reading } = server([...numbered(1000), ...numbered(1001).slice(999)]);
    const scope: Scope = { kind: 'matching', query: QUERY, total: 1002 };
    const pages = await all(recordPages({ scope, list: byId, fields: ['id'], reading: reading(book), writing: { entity: book, ...words } }));
    expect(lines(pages)).toEqual(numbered(1001).map(({ id }) => String(id)));
  });

  it('says how many rows it has as it grows, and in the end', async () => {
    const read: number[] = [];
    const { file, rows } = await writeFile({ pages: pagesOf(['1', '2'], ['3']), signal: new AbortController().signal, onProgress: (count) => read.push(count) });
    expect([read, rows, await file.text()]).toEqual([[2, 3], 3, expect.stringContaining('ID\r\n1\r\n2\r\n3\r\n')]);
  });

  it.each([
    ['between two pages', [['1'], ['2']], 1],
    ['after the last one', [['1']], 1],
  ])('is no file when it is stopped %s', async (_when, pages, told) => {
    const stopping = new AbortController();
    const onProgress = vi.fn(() => stopping.abort());
    await expect(writeFile({ pages: pagesOf(...pages), signal: stopping.signal, onProgress })).rejects.toMatchObject({ kind: 'aborted' });
    expect(onProgress).toHaveBeenCalledTimes(told);
  });
});

describe('pages read ahead', () => {
  it('are all given in their order, the next being asked for before one is used', async () => {
    const asked: number[] = [];
    async function* pages() {
      for (const page of [1, 2, 3]) {
        asked.push(page);
        yield page;
      }
    }
    const ahead: string[] = [];
    for await (const page of readAhead(pages())) {
      await Promise.resolve();
      ahead.push(`${page} of ${asked.length}`);
    }
    expect(ahead).toEqual(['1 of 2', '2 of 3', '3 of 3']);
  });

  it('fail where the page that failed is wanted', async () => {
    async function* pages() {
      yield 1;
      throw new ApiError('offline');
    }
    const given: number[] = [];
    await expect(async () => {
      for await (const page of readAhead(pages())) given.push(page);
    }).rejects.toMatchObject({ kind: 'offline' });
    expect(given).toEqual([1]);
  });
});

const variant = (more: Partial<ExportVariant> = {}): ExportVariant => ({ name: 'journeys', parameters: { exportType: 'journeys' }, paged: true, ...more });

describe('a file of the server', () => {
  const asked = (more: Partial<ExportVariant>, scope: Scope, files: string[], rows: WireRecord[] = []) => {
    const { calls, asked: lists, reading } = server(rows, files);
    const entity = { ...book, resource: { ...book.resource, list: byId } };
    const pages = serverPages({ endpoint: 'books/export', variant: variant(more), scope, list: byId, reading: reading(entity), writing: { entity, ...words } });
    return { calls, lists, pages: all(pages) };
  };
  const matching: Scope = { kind: 'matching', query: QUERY, total: 3 };

  it('is asked page by page, by what the list is filtered by, until there is nothing more', async () => {
    const { calls, pages } = asked({}, matching, ['id,title,other\n1,Dune,0612345678\n2,Émile,x\n', 'id,title,other\n2,Émile,x\n3,"Essais, I",\n', '']);
    expect(lines(await pages)).toEqual(['1|Dune|06 12 34 56 78', '2|Émile|x', '3|Essais, I|']);
    const parameters = (page: string) => [['exportType', 'journeys'], ['library', '7'], ['title', 'Dune'], ['order[id]', 'asc'], ['page', page], ['perPage', '1000']];
    expect(calls.slice(0, 2)).toEqual([['books/export', parameters('1')], ['books/export', parameters('2')]]);
    expect((await pages)[0]?.columns.map(({ key, label }) => [key, label])).toEqual([['id', 'ID'], ['title', 'TITLE'], ['other 0', 'other']]);
  });

  it('is asked no more when what was counted is there or nothing comes, and goes on while pages are full', async () => {
    const short = asked({}, matching, ['id\n1\n2\n3\n']);
    expect(lines(await short.pages)).toHaveLength(3);
    expect(short.calls).toHaveLength(1);

    const shrunk = asked({}, { ...matching, total: 5 }, ['id\n1\n2\n3\n']);
    expect(lines(await shrunk.pages)).toHaveLength(3);

    const fileOf = (rows: WireRecord[]) => `id\n${rows.map(({ id }) => String(id)).join('\n')}\n`;
    const grown = asked({}, { ...matching, total: 1000 }, [fileOf(numbered(1000)), fileOf(numbered(1001).slice(1000))]);
    expect(lines(await grown.pages)).toHaveLength(1001);
    expect(grown.calls).toHaveLength(2);
  });

  it('keeps its texts as they are, even those that are digits', async () => {
    const { pages } = asked({ paged: false }, matching, ['title,note\n007,06123456789\n1e3,n° 0612345678\n']);
    expect(lines(await pages)).toEqual(['007|06123456789', '1e3|n° 0612345678']);
  });

  it('is asked at once where the server writes it whole', async () => {
    const { calls, pages } = asked({ paged: false }, matching, ['title\nDune\n']);
    expect(lines(await pages)).toEqual(['Dune']);
    expect(calls).toEqual([['books/export', [['exportType', 'journeys'], ['library', '7'], ['title', 'Dune']]]]);
  });

  it.each([
    [true, [['exportType', 'journeys'], ['selected', '1,2'], ['page', '1'], ['perPage', '1000']]],
    [false, [['exportType', 'journeys'], ['selected', '1,2']]],
  ])('is asked by the numbers of what was ticked (page by page: %s)', async (paged, parameters) => {
    const { calls, pages } = asked({ paged }, some({ id: 1 }, { id: 2 }), ['title\nDune\nÉmile\n']);
    expect(lines(await pages)).toEqual(['Dune', 'Émile']);
    expect(calls).toEqual([['books/export', parameters]]);
  });

  it('is asked by numbers where it would ignore a filter that is in use', async () => {
    const { calls, lists, pages } = asked({ paged: false, filters: ['library'] }, { ...matching, total: 1 }, ['title\nDune\n'], [{ id: 7, title: 'Dune' }]);
    await pages;
    expect(lists).toHaveLength(1);
    expect(calls).toEqual([['books/export', [['exportType', 'journeys'], ['selected', '7']]]]);
  });

  it('is written as the list is where a column has the name of a field, and left as it is elsewhere', async () => {
    const schema = { ...bookSchema, properties: { ...bookSchema.properties, price: { type: 'number' as const } } };
    const fields = ['genre', 'available', 'pages', 'price', 'bought', 'contact'].map((field) => ({ field, sortable: false, hidden: false }));
    const entity: EntityBody = { ...book, schema, resource: { ...book.resource, list: { ...bookList, columns: fields } } };
    const { reading } = server([], ['genre,available,pages,price,bought,contact,x,x,telephone\n2,1,1412,12.5,2026-05-02,,a,b,0612345678\n,0,many,,,,,,06\n,true,,,,,,,\n']);
    const [page] = await all(serverPages({ endpoint: 'books/export', variant: variant({ paged: false }), scope: matching, list: entity.resource.list!, reading: reading(entity), writing: { entity, ...words } }));
    expect(page?.columns.map(({ key }) => key)).toEqual(['genre', 'available', 'pages', 'price', 'bought', 'contact', 'x 0', 'x 1', 'telephone 0']);
    expect(page?.rows[0]).toEqual(['genre 2', expect.stringMatching(/yes/i), '1412', '12,5', '02/05/2026', '', 'a', 'b', '06 12 34 56 78']);
    expect(page?.rows[1]).toEqual(['', expect.stringMatching(/no/i), 'many', '', '', '', '', '', '06']);
    expect(page?.rows[2]?.[1]).toMatch(/yes/i);
  });
});

describe('the forms of an export', () => {
  const rights = { permissions: new Set(['book_export']), settings: { ...DEFAULT_SETTINGS, analytics: false } };
  const offered: ExportDefinition = { endpoint: 'books/export', permission: { any: ['book_export'] }, variants: [variant(), variant({ name: 'figures', when: { setting: 'analytics' } })] };
  const names = (given: ReturnType<typeof exportForms>) => given.map(({ kind, name }) => `${kind} ${name}`);

  it('are those of the server for whoever may, then the columns of the list', () => {
    expect(names(exportForms({ export: offered }, bookList, rights))).toEqual(['server journeys', 'columns all']);
    expect(names(exportForms({ export: offered }, bookList, { ...rights, settings: { ...DEFAULT_SETTINGS, analytics: true } }))).toEqual(['server journeys', 'server figures', 'columns all']);
    expect(exportForms({ export: offered }, bookList, rights)[0]).toEqual({ kind: 'server', name: 'journeys', endpoint: 'books/export', variant: variant() });
    expect(names(exportForms({ export: offered }, bookList, { ...rights, permissions: new Set() }))).toEqual(['columns all']);
    expect(names(exportForms({}, bookList, rights))).toEqual(['columns all']);
  });

  it('are the columns shown before all of them, where some are hidden', () => {
    expect(exportForms({}, byId, rights)).toEqual([
      { kind: 'columns', name: 'shown', fields: ['title', 'pages', 'genre', 'contact'] },
      { kind: 'columns', name: 'all', fields: ['title', 'pages', 'genre', 'contact', 'id'] },
    ]);
  });

  it('have a line for each record, but for a whole file of the server', () => {
    const [paged, columns] = exportForms({ export: offered }, bookList, rights);
    const whole = exportForms({ export: { ...offered, variants: [variant({ paged: false })] } }, bookList, rights)[0];
    expect([paged, columns, whole].map((form) => form && isLineARecord(form))).toEqual([true, true, false]);
  });

  it('say which filters in use they ignore', () => {
    const query = { ...QUERY, filters: { title: ['Dune'], length: ['1', '9'], genre: [] } };
    expect(ignoredFilters(variant(), query, bookList)).toEqual([]);
    expect(ignoredFilters(variant({ filters: [] }), query, bookList)).toEqual(['library', 'title', 'length']);
    expect(ignoredFilters(variant({ filters: ['title', 'library'] }), query, bookList)).toEqual(['length']);
  });
});
