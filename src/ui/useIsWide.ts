import { useSyncExternalStore } from 'react';
import { wideScreen } from './tokens';

const wide = () => matchMedia(wideScreen.replace('@media ', ''));

/** Whether the screen is wide enough for a record beside its list; renders again when that changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return wide().matches;
}

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
