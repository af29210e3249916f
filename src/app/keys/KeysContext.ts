import { createContext, use } from 'react';

/** A key that was pressed outside of any field. Pressing the same key again makes another object. */
export interface PressedKey {
  key: string;
  /** The path of the page on which the key was pressed. */
  page: string;
}

interface Keys {
  /** Whether single keys are shortcuts. People who speak to their computer, or who press keys by mistake, can turn them off (WCAG 2.1.4). */
  areOn: boolean;
  turn(on: boolean): void;
  /** Opens the list of shortcuts. */
  show(): void;
}

export const KeysContext = createContext<Keys | undefined>(undefined);

export function useKeys(): Keys {
  const keys = use(KeysContext);
  if (!keys) throw new Error('useKeys is called outside KeysProvider.');
  return keys;
}
