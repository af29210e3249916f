import type { ListQuery, Scope, Selection } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';

/** Two records are the same when their numbers are, wherever they were read. */
export function keyOf(record: RecordData): string {
  return String(record['id']);
}

export function isSelected(selection: Selection, record: RecordData): boolean {
  return selection.kind === 'all' || selection.records.has(keyOf(record));
}

export function isEmptySelection(selection: Selection): boolean {
  return selection.kind === 'some' && selection.records.size === 0;
}

/** How many records are ticked in a list with this many results. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'all' ? total : selection.records.size;
}

/**
 * The selection with these records added or taken out. Taking one out of "all the results" leaves the rest of its page, as the operator has never seen the records
 * of the other pages.
 */
export function withRecords(selection: Selection, records: readonly RecordData[], isIn: boolean, page: readonly RecordData[]): Selection {
  if (selection.kind === 'all' && isIn) return selection;
  const kept = new Map(selection.kind === 'all' ? entriesOf(page) : selection.records);
  for (const record of records) {
    if (isIn) kept.set(keyOf(record), record);
    else kept.delete(keyOf(record));
  }
  return { kind: 'some', records: kept };
}

/** Whether none, some or all records of the page are ticked. */
export function pageState(selection: Selection, page: readonly RecordData[]): 'none' | 'some' | 'all' {
  const ticked = page.filter((record) => isSelected(selection, record)).length;
  if (ticked === 0) return 'none';
  return ticked === page.length ? 'all' : 'some';
}

/** The records between two rows of the page, both included; only the last one when the first is not on this page. */
export function rowsBetween(page: readonly RecordData[], from: string | undefined, to: RecordData): readonly RecordData[] {
  const start = page.findIndex((record) => keyOf(record) === from);
  const end = page.findIndex((record) => keyOf(record) === keyOf(to));
  if (start < 0 || end < 0) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** What a bulk action works on: the ticked records, in the version that the page shows where they are on it, or all records that match the filters. */
export function scopeOf(selection: Selection, query: ListQuery, { records, total }: { records: readonly RecordData[]; total: number }): Scope {
  if (selection.kind === 'all') return { kind: 'matching', query, total };
  const shown = new Map(entriesOf(records));
  return { kind: 'records', records: [...selection.records].map(([key, record]) => shown.get(key) ?? record) };
}

function entriesOf(records: readonly RecordData[]): (readonly [string, RecordData])[] {
  return records.map((record) => [keyOf(record), record]);
}
