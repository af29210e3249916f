import { createContext, use } from 'react';
import type { KnownTotal } from '../data/knownTotal';
import type { Queue } from './Queue';

/** The place of the shown record in the list that the operator came from. */
export interface Neighbours extends KnownTotal {
  /** The place of the record in the list, counted from 1. */
  position: number;
  /** The address of the list's page that contains the record. */
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
  /** The address of the list's page that contains this record. */
  list: string;
  queue: Queue;
}

export const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** The neighbours of the shown record, where its list is known. */
export function useNeighbours(): Neighbours | undefined {
  return use(NeighboursContext);
}
