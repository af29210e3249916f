import { useEffect, useId, useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/listeners';
import type { Destination } from '../model/Action';

/** A command for what the page shows: done at once, or on a page of its own. */
export interface PageCommand {
  key: string;
  label: string;
  to?: Destination;
  /** The state of the link, from which the page it leads to finds the way back. */
  trail?: object;
  run?: () => void;
}

/** The commands for one thing that the page shows. */
interface PageCommands {
  /** The name of what the commands are about: a record, or a number of them. */
  about: string;
  commands: readonly PageCommand[];
  /** Whether the commands come after the pages, as the first of them would change something at once. */
  isLast: boolean;
}

const offered = new Map<string, PageCommands>();
const { subscribe, tell } = createListeners();
let all: readonly PageCommands[] = [];

function put(id: string, commands: PageCommands | undefined): void {
  if (commands) offered.set(id, commands);
  else offered.delete(id);
  all = [...offered.values()];
  tell();
}

/** Offers the commands of the page's buttons outside of the page, such as in the command palette, while the buttons are mounted. */
export function useOfferCommands(about: string, commands: readonly PageCommand[], { isLast = false } = {}): void {
  const id = useId();
  useEffect(() => put(id, { about, commands, isLast }));
  useEffect(() => () => put(id, undefined), [id]);
}

/** The commands that the current page offers. */
export function usePageCommands(): readonly PageCommands[] {
  return useSyncExternalStore(subscribe, () => all);
}
