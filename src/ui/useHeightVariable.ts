import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Says the height of a bar that stays in sight in a variable of the page, for what has to keep clear of it: the message bar, the focus, what a
 * link scrolls to.
 */
export function useHeightVariable(variable: `--${string}`): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Asked here, the height would lay out the page once more while it is being put together: the observer tells it before anything is painted,
    // and again as the bar takes several lines on a narrow screen or has something else to say. A variable of the page costs a look at each of its elements.
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight ?? 0;
      if (height > 0) style.setProperty(variable, `${height}px`);
      else style.removeProperty(variable);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [variable]);
  return bar;
}
