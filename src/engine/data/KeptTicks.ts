import { createContext } from 'react';
import type { Selection } from '../model/ListQuery';
import { withRecords } from './selection';

/** The ticked records of a list, and a key for the filters under which they were ticked. */
export interface Ticks {
  place: string;
  selection: Selection;
}

interface KeptTicks {
  read(): Ticks | undefined;
  keep(ticks: Ticks): void;
  /** Unticks a record that was deleted from its own page. */
  untick(id: string): void;
}

/** What is ticked in the list of an entity, kept while the operator is on the other pages of the entity; absent for a list that is part of another page. */
export const KeptTicksContext = createContext<KeptTicks | undefined>(undefined);

export function keptTicks(): KeptTicks {
  let ticks: Ticks | undefined;
  return {
    read: () => ticks,
    keep: (now) => void (ticks = now),
    untick(id) {
      if (ticks?.selection.kind === 'some') ticks = { ...ticks, selection: withRecords(ticks.selection, [{ id }], false, []) };
    },
  };
}
