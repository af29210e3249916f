import { createContext, use, type ComponentType } from 'react';

/** The panel beside a list in which a record is read. */
export interface Panel {
  /** The address of the list without the panel. */
  list: string;
  /** Shows another record of the list in its place. */
  open(id: string): void;
  close(): void;
}

/** The id of the panel in the document; there is one at most. */
export const PANEL = 'record-panel';

export const PanelContext = createContext<Panel | undefined>(undefined);

/** The panel that the page of a record is read in; `undefined` where it has the window for itself. */
export function usePanel(): Panel | undefined {
  return use(PanelContext);
}

export interface RecordPanelProps {
  name: string;
  id: string;
  /** The address of the list without the panel. */
  list: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What shows a record beside its list. The list cannot import it, as the page of a record contains lists. */
export type RecordPanelComponent = ComponentType<RecordPanelProps>;
