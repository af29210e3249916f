import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Says the height of a bar that stays in sight in a variable of the page, for what has to keep clear of it: the message bar, the focus, what a
 * link scrolls to.
 */
export function useHeightVariable(variable: `--${string}`): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(variable, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    // It takes several lines on a narrow screen, and changes with what there is to say.
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [variable]);
  return bar;
}
