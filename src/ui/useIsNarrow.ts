import { useSyncExternalStore } from 'react';

/** The media query of a telephone: there, rows become cards, and wide content folds. */
const narrow = () => matchMedia('(max-width: 599.95px)');

export function isNarrow(): boolean {
  return narrow().matches;
}

/** Whether the screen is narrow; renders again when that changes. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
