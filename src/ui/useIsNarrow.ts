import { telephone } from './tokens';
import { useMedia } from './useMedia';

export function isNarrow(): boolean {
  return matchMedia(telephone).matches;
}

/** Whether the screen is narrow; renders again when that changes. */
export function useIsNarrow(): boolean {
  return useMedia(telephone);
}
