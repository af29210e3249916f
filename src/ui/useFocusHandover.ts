import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes an element that disappears when its button is pressed pass the focus on: to what `find` returns, else to the page's heading, never to `body` (rule
 * focus.kept). `find` must stay the same function.
 */
export function useFocusHandover<Box extends HTMLElement = HTMLDivElement>(find?: (box: HTMLElement) => HTMLElement | null | undefined): RefObject<Box | null> {
  const box = useRef<Box>(null);

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
