import { useSyncExternalStore } from 'react';
import { telephone } from './tokens';

const narrow = () => matchMedia(telephone);

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
