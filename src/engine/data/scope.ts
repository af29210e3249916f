import type { ListDefinition } from '../model/ListDefinition';
import type { ListQuery, Scope, Selection } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';
import { readMatching, type Reading } from './readRecords';
import { wholeList } from './wholeList';

export const NOTHING_SELECTED: Selection = { kind: 'some', records: new Map() };

/** The page size for reading a whole scope: large enough for few requests, small enough for an answer well within the deadline. */
const READING_SIZE = 1000;

/** The query sorted by id, where the server can, so that a record created meanwhile does not push another one over the edge of a page. */
export function inReadingOrder(query: ListQuery, list: ListDefinition): ListQuery {
  const byId = list.columns.some(({ field, sortable }) => field === 'id' && sortable);
  return byId ? { ...query, sort: { field: 'id', direction: 'asc' } } : query;
}

/** Reads the records of a scope page by page, each once, so that they need not be in memory all at once. Rejects with an `ApiError`. */
export async function* scopePages(scope: Scope, list: ListDefinition, reading: Reading): AsyncGenerator<readonly RecordData[]> {
  if (scope.kind === 'records') return void (yield scope.records);
  const query: ListQuery = { ...inReadingOrder(scope.query, list), size: READING_SIZE };
  const ask = (page: number) => readMatching({ ...query, page }, list, reading);
  // A list that the server does not page comes whole with the first.
  const counted = list.paging === 'client' ? 1 : scope.total;
  for await (const { records } of wholeList({ ask, pages: Math.ceil(counted / READING_SIZE), counted, idOf: ({ id }: RecordData) => id })) yield records;
}
