import { createContext } from 'react';
import type { Selection } from '../model/ListQuery';
import { withRecords } from './selection';

/** The ticked records of a list, and a key for the filters under which they were ticked. */
export interface Ticks {
  place: string;
  selection: Selection;
  /** The keys of the ticked records of which nothing but the id is known yet: they were ticked before a reload, or in an earlier session. */
  unread?: ReadonlySet<string> | undefined;
}

export interface KeptTicks {
  read(): Ticks | undefined;
  keep(ticks: Ticks): void;
  /** Unticks a record that was deleted from its own page, or beside the list. */
  untick(id: string): void;
  /** Tells a list that is on screen what has been unticked; returns what ends this. */
  follow(list: (ticks: Ticks) => void): () => void;
}

/** What is ticked in the list of an entity, kept while the operator is on the other pages of the entity; absent for a list that is part of another page. */
export const KeptTicksContext = createContext<KeptTicks | undefined>(undefined);

export function keptTicks(): KeptTicks {
  let ticks: Ticks | undefined;
  let following: ((ticks: Ticks) => void) | undefined;
  return {
    read: () => ticks,
    keep: (now) => void (ticks = now),
    untick(id) {
      if (ticks?.selection.kind !== 'some') return;
      ticks = { ...ticks, selection: withRecords(ticks.selection, [{ id }], false, []) };
      following?.(ticks);
    },
    follow(list) {
      following = list;
      return () => (following = undefined);
    },
  };
}
