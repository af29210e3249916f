import { useEffect, useId, useSyncExternalStore } from 'react';
import type { Destination } from '../model/Action';

/** Something that can be done with what the page shows: there, or on a page of its own. */
export interface PageCommand {
  key: string;
  label: string;
  to?: Destination;
  /** For the way back from where it leads. */
  trail?: object;
  run?: () => void;
}

/** What can be done with one thing of the page. */
export interface PageCommands {
  /** What it is called: a record, or so many of them. */
  about: string;
  commands: readonly PageCommand[];
}

const offered = new Map<string, PageCommands>();
const listeners = new Set<() => void>();
let all: readonly PageCommands[] = [];

function put(id: string, commands: PageCommands | undefined): void {
  if (commands) offered.set(id, commands);
  else offered.delete(id);
  all = [...offered.values()];
  for (const listener of listeners) listener();
}

/** Offers outside of the page what its buttons do, as long as they are there and as they do it now. */
export function useOfferCommands(about: string, commands: readonly PageCommand[]): void {
  const id = useId();
  useEffect(() => put(id, { about, commands }));
  useEffect(() => () => put(id, undefined), [id]);
}

/** What the page at hand offers. */
export function usePageCommands(): readonly PageCommands[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
