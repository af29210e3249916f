import { createContext, use } from 'react';
import type { RecordData } from '../model/Schema';
import type { ListSelection } from './useSelection';

/** The selection of the list, for its rows or cards and for what stands above them. */
export interface SelectableList extends ListSelection {
  /** The records on screen. */
  page: readonly RecordData[];
  /** These are still those of the page before: the page as a whole cannot be meant. */
  isOutdated: boolean;
}

/** Absent where there is nothing to do with a selection. */
export const SelectionContext = createContext<SelectableList | undefined>(undefined);

export function useSelectableList(): SelectableList | undefined {
  return use(SelectionContext);
}
