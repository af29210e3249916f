import { createContext, use } from 'react';
import type { RecordData } from '../../model/Schema';
import type { ListSelection } from './useSelection';

/** The selection of the list, for its rows or cards and for what stands above them. */
export interface SelectableList extends ListSelection {
  /** The records on screen. */
  page: readonly RecordData[];
  /** The records are still those of the page before, so that the page as a whole cannot be ticked. */
  isOutdated: boolean;
}

/** The selection; absent where a selection would have no use. */
export const SelectionContext = createContext<SelectableList | undefined>(undefined);

export function useSelectableList(): SelectableList | undefined {
  return use(SelectionContext);
}
