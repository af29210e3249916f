import { useEffect } from 'react';

/**
 * For what takes the focus and then goes away with the button it came from: once it is no longer there, a focus that nothing holds goes to
 * the page's heading (ux R5).
 */
export function useFocusRescue(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      // The dialog gives the focus back in this very turn, after this.
      setTimeout(() => {
        if (document.activeElement === null || document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      });
    };
  }, [isThere]);
}
