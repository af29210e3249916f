import type { Sort } from './ListDefinition';
import type { RecordData } from './Schema';

/** The values of each filter that is displayed. An optional filter without a value is there, empty, as long as it is selected. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** What a list shows: all of it is in the address, so that a reload or a shared link shows the same rows (rule list.address). */
export interface ListQuery {
  /** From 1. */
  page: number;
  size: number;
  /** Absent when the server keeps its own order. */
  sort: Sort | undefined;
  filters: FilterValues;
}

/** What the operator has ticked: records, by id, on any page; or everything that the list's filters match. */
export type Selection = { kind: 'some'; records: ReadonlyMap<string, RecordData> } | { kind: 'all' };

/** What a bulk action, a bulk edit or an export works on. */
export type Scope = { kind: 'records'; records: readonly RecordData[] } | { kind: 'matching'; query: ListQuery; total: number };
