import { useEffect } from 'react';

/**
 * For what takes the focus and then goes away with the button it came from, or disables it: once it is no longer there, a focus that nothing holds,
 * or only what is around, goes to what `find` answers, else to the page's heading (rule focus.kept). `find` stays the same function.
 */
export function useFocusRescue(isThere: boolean, find?: () => HTMLElement | null): void {
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      // The dialog gives the focus back in this very turn, after this.
      setTimeout(() => {
        const next = find?.() ?? document.querySelector<HTMLElement>('h1');
        if (document.activeElement === null || document.activeElement.contains(next)) next?.focus({ preventScroll: true });
      });
    };
  }, [isThere, find]);
}
