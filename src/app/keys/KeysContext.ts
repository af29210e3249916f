import { createContext, use } from 'react';

/** A key that was pressed outside of any box; pressed again, it is another object. */
export interface PressedKey {
  key: string;
}

interface Keys {
  /** Whether a single key does something: who speaks to their computer, or presses keys by mistake, turns that off (WCAG 2.1.4). */
  areOn: boolean;
  turn(on: boolean): void;
  /** Shows which keys there are. */
  show(): void;
}

export const KeysContext = createContext<Keys | undefined>(undefined);

export function useKeys(): Keys {
  const keys = use(KeysContext);
  if (!keys) throw new Error('useKeys is called outside KeysProvider.');
  return keys;
}
