import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box that goes away when its button is pressed: the focus goes on to what `find` answers, else to the page's heading, never to
 * `body` (rule focus.kept). `find` stays the same function.
 */
export function useFocusHandover(find?: (box: HTMLElement) => HTMLElement | null | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const next = find?.(element) ?? document.querySelector<HTMLElement>('h1');
      next?.focus({ preventScroll: true });
    };
  }, [find]);

  return box;
}
