import { useSyncExternalStore } from 'react';

/** A telephone: rows become cards, and what is wide folds. */
const narrow = () => matchMedia('(max-width: 599.95px)');

export function isNarrow(): boolean {
  return narrow().matches;
}

/** The same, followed. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
