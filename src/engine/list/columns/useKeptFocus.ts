import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the focus in a list whose rows change places: the browser drops the focus of an element that is moved, and this gives it back (rule focus.kept). */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const handleFocus = ({ target }: FocusEvent) => (last.current = target as Element);
    element?.addEventListener('focusin', handleFocus);
    return () => element?.removeEventListener('focusin', handleFocus);
  }, []);

  useLayoutEffect(() => {
    const had = last.current;
    if (document.activeElement === document.body && had instanceof HTMLElement && box.current?.contains(had)) had.focus();
  });

  return box;
}
