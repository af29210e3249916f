import { createContext, use } from 'react';
import type { KnownTotal } from '../data/knownTotal';

/** Where the shown record stands in the list that the operator came from. */
export interface Neighbours extends KnownTotal {
  /** From 1. */
  position: number;
  /** The page of the list that holds the record. */
  list: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The previous or the next record of the list. */
export interface Neighbour {
  id: string;
  path: string;
  /** The page of the list that holds it. */
  list: string;
}

export const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** The neighbours of the record that the page shows, when its list is known. */
export function useNeighbours(): Neighbours | undefined {
  return use(NeighboursContext);
}
