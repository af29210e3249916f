import { useEffect } from 'react';

/**
 * Saves the focus after something that took it has gone (a dialog, for example) and the button it came from is gone or disabled too. When nothing holds the
 * focus, or only an element around, the focus moves to what `find` returns, else to the page's heading (rule focus.kept). `find` must stay the same function.
 */
export function useFocusRescue(isThere: boolean, find?: () => HTMLElement | null): void {
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      // The dialog gives the focus back in this same turn of the event loop, after this effect.
      setTimeout(() => {
        const next = find?.() ?? document.querySelector<HTMLElement>('h1');
        if (document.activeElement === null || document.activeElement.contains(next)) next?.focus({ preventScroll: true });
      });
    };
  }, [isThere, find]);
}
