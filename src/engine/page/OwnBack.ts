import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../data/useLatest';

/** What the browser's Back does on a page instead of leaving it; `undefined` where it leaves it. */
type OwnBack = (() => void) | undefined;

/** Sets what Back does while a part of the page is open. A page without a form always lets it leave. */
export const OwnBackContext = createContext<(back: OwnBack) => void>(() => undefined);

/** What Back does for the part of a page that is open, and what sets it. */
export function useBackOfParts(): readonly [OwnBack, (back: OwnBack) => void] {
  const [back, setBack] = useState<OwnBack>();
  return [back, useCallback((next: OwnBack) => setBack(() => next), [])];
}

/** While the calling part is open over a form, the browser's Back does this instead of leaving the page, as what was begun in the part would be lost. */
export function useOwnBack(back: () => void): void {
  const set = use(OwnBackContext);
  const latest = useLatest(back);
  useEffect(() => {
    set(() => latest.current());
    return () => set(undefined);
  }, [set, latest]);
}
