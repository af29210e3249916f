import { createContext, use } from 'react';
import type { Sort } from '../../model/ListDefinition';
import type { RecordData } from '../../model/Schema';
import type { RecordLinks } from './recordLinks';

/** The links and titles of the rows of a list, for its cells, cards and places. It does not change with the page, as the columns are created only once. */
export interface RowLinks {
  linksOf(record: RecordData): RecordLinks;
  titleOf(record: RecordData): string;
  /** The full address of a path, with the deployment's base path. */
  hrefOf(path: string): string;
}

export const RowContext = createContext<RowLinks | undefined>(undefined);
export const SortContext = createContext<Sort | undefined>(undefined);

/** The id of the record that a save has just changed, which its row says. */
export const SavedRecordContext = createContext<string | undefined>(undefined);

export function useRowContext(): RowLinks {
  const row = use(RowContext);
  if (!row) throw new Error('A row is rendered outside of its list.');
  return row;
}
