import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Writes the height of a bar that stays in sight into a CSS variable of the page, for what has to keep clear of the bar: the message bar, the focus, the target of a link. */
export function useHeightVariable(variable: `--${string}`): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Reading the height here would lay out the page once more while it is being built. The observer tells the height before anything is painted, and again when the bar takes
    // several lines on a narrow screen or gets other content. Setting a variable on the page makes the browser check each of its elements, so it is set only then.
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
