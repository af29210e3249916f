import type { Sort } from './ListDefinition';
import type { RecordData } from './Schema';

/** The values of each filter that is shown. An optional filter that is selected but has no value is present with an empty list. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The page, order and filters of a list. All of it is in the address, so that a reload or a shared link shows the same rows (rule list.address). */
export interface ListQuery {
  /** The number of the page, counted from 1. */
  page: number;
  size: number;
  /** The order; undefined when the server keeps its own. */
  sort: Sort | undefined;
  filters: FilterValues;
}

/** The records that the operator has selected: some, by id, on any page; or all that the list's filters match. */
export type Selection = { kind: 'some'; records: ReadonlyMap<string, RecordData> } | { kind: 'all' };

/** The records that a bulk action, a bulk edit or an export works on. */
export type Scope = { kind: 'records'; records: readonly RecordData[] } | { kind: 'matching'; query: ListQuery; total: number };
