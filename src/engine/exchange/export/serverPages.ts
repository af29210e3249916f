import type { QueryParameters } from '@/api/records';
import { idBatches } from '@/api/idBatches';
import type { ExportVariant } from '../../model/FileExchange';
import { listRequest } from '../../data/listRequest';
import type { Reading } from '../../data/readRecords';
import { inReadingOrder, scopePages } from '../../data/scope';
import { wholeList } from '../../data/wholeList';
import type { ListDefinition } from '../../model/ListDefinition';
import type { Scope } from '../../model/ListQuery';
import type { Writing } from './columnWriter';
import { readServerCsv } from './csvText';
import type { CsvPage } from './CsvFile';
import { ignoredFilters } from './exportForms';
import { nextTask } from './nextTask';
import { readAhead } from './readAhead';
import { serverColumns } from './serverColumns';

interface ServerPages {
  endpoint: string;
  variant: ExportVariant;
  scope: Scope;
  list: ListDefinition;
  reading: Reading;
  writing: Writing;
}

const PAGE_SIZE = 1000;

/** Rows as the server wrote them. */
interface RawPage {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A scope as the server's own export, in pages of a file. Records that the server cannot find by its filters (a selection, or a filter that this export
 * ignores) are asked for by ids, as many at once as fit in an address (rule calls.addresses). Rejects with an `ApiError`.
 */
export async function* serverPages(asked: ServerPages): AsyncGenerator<CsvPage> {
  const { writing, reading } = asked;
  for await (const { headers, rows } of readAhead(rawPages(asked))) {
    const { columns, write } = serverColumns(headers, writing, reading.context);
    yield { columns, rows: rows.map(write) };
    await nextTask();
  }
}

async function* rawPages(asked: ServerPages): AsyncGenerator<RawPage> {
  const { variant, scope, list, reading } = asked;
  if (scope.kind === 'matching' && ignoredFilters(variant, scope.query, list).length === 0) {
    yield* variant.paged ? everyPage(asked, scope) : wholeFile(asked, listRequest(scope.query, list).filters ?? []);
    return;
  }
  for await (const records of scopePages(scope, list, reading)) {
    for (const ids of idBatches(records.map((record) => record['id']))) {
      yield* wholeFile(asked, [['selected', ids], ...(variant.paged ? pageParameters(1) : [])]);
    }
  }
}

/** Reads pages until there are no more rows. A short page is not necessarily the last one: the server may use another page size. */
async function* everyPage(asked: ServerPages, { query, total }: Scope & { kind: 'matching' }): AsyncGenerator<RawPage> {
  const { filters = [], order } = listRequest(inReadingOrder(query, asked.list), asked.list);
  const sorted = order ? [[`order[${order.field}]`, order.direction] as const] : [];

  async function askPage(page: number) {
    const [headers = [], ...records] = [...readServerCsv(await ask(asked, [...filters, ...sorted, ...pageParameters(page)]), Infinity)].flat();
    return { headers, records, total, ...(records.length >= PAGE_SIZE && { more: true as const }) };
  }

  const pages = wholeList({ ask: askPage, pages: Math.ceil(total / PAGE_SIZE), counted: total, idOf: (row: readonly string[], { headers }) => row[headers.indexOf('id')] });
  for await (const { headers, records } of pages) yield { headers, rows: records };
}

async function* wholeFile(asked: ServerPages, parameters: QueryParameters): AsyncGenerator<RawPage> {
  let headers: string[] | undefined;
  for (const rows of readServerCsv(await ask(asked, parameters), PAGE_SIZE)) {
    headers ??= rows.shift() ?? [];
    yield { headers, rows };
  }
}

function ask({ endpoint, variant, reading: { api, signal } }: ServerPages, parameters: QueryParameters): Promise<string> {
  return api.csv(endpoint, [...Object.entries(variant.parameters), ...parameters], { signal });
}

function pageParameters(page: number): QueryParameters {
  return [
    ['page', String(page)],
    ['perPage', String(PAGE_SIZE)],
  ];
}
