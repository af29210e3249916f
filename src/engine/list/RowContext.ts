import { createContext, use } from 'react';
import type { Sort } from '../model/ListDefinition';
import type { RecordData } from '../model/Schema';
import type { RecordLinks } from './recordLinks';

/** What cells and headers need to know of the list. It does not change with the page, as the columns are created only once. */
export interface GridRow {
  linksOf(record: RecordData): RecordLinks;
  titleOf(record: RecordData): string;
  /** The full address of a path, with the deployment's base path. */
  hrefOf(path: string): string;
}

export const RowContext = createContext<GridRow | undefined>(undefined);
export const SortContext = createContext<Sort | undefined>(undefined);

/** The id of the record that a save has just changed, which its row says. */
export const SavedRecordContext = createContext<string | undefined>(undefined);

export function useGridRow(): GridRow {
  const row = use(RowContext);
  if (!row) throw new Error('A cell is rendered outside the grid.');
  return row;
}
