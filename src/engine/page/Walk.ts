import { createContext, use } from 'react';

/** Where the shown record stands in the list that the operator came from. */
export interface Walk {
  /** From 1. */
  position: number;
  total: number;
  /** The page of the list that holds the record. */
  list: string;
  previous: Step | undefined;
  next: Step | undefined;
}

/** A neighbour in the list. */
export interface Step {
  id: string;
  path: string;
  /** The page of the list that holds it. */
  list: string;
}

export const WalkContext = createContext<Walk | undefined>(undefined);

/** The walk that the page is part of, when it is known. */
export function useWalk(): Walk | undefined {
  return use(WalkContext);
}
