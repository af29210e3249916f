import { createContext, use } from 'react';
import type { KnownTotal } from '../data/knownTotal';
import type { Queue } from './Queue';

/** Where the shown record stands in the list that the operator came from. */
export interface Neighbours extends KnownTotal {
  /** From 1. */
  position: number;
  /** The page of the list that holds the record. */
  list: string;
  /** The fields by which the list is narrowed. */
  narrowedBy: readonly string[];
  queue: Queue;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The previous or the next record of the list. */
export interface Neighbour {
  id: string;
  path: string;
  /** The page of the list that holds it. */
  list: string;
  queue: Queue;
}

export const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** The neighbours of the record that the page shows, when its list is known. */
export function useNeighbours(): Neighbours | undefined {
  return use(NeighboursContext);
}
