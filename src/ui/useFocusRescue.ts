import { useEffect, type RefObject } from 'react';

/**
 * Saves the focus after something that took it has gone (a dialog, for example) and the button it came from is gone or disabled too. When nothing holds the
 * focus, or only a disabled button or an element around, the focus moves to what `find` returns, else to the page's heading (rule focus.kept). `find` must stay the same function.
 * `holder` is a button that holds the focus only while it is busy.
 */
export function useFocusRescue(isThere: boolean, find?: () => HTMLElement | null, holder?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const held = holder?.current;
    return () => {
      // The dialog gives the focus back in this same turn of the event loop, after this effect.
      setTimeout(() => {
        const next = find?.() ?? document.querySelector<HTMLElement>('h1');
        const { activeElement } = document;
        if (activeElement === null || activeElement === held || activeElement.matches(':disabled') || activeElement.contains(next)) next?.focus({ preventScroll: true });
      });
    };
  }, [isThere, find, holder]);
}
