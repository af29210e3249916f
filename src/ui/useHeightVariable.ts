import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The height that the bar of each variable had last: most often it is that of the next bar. */
const lastHeights = new Map<string, number>();

/** Writes the height of a bar that stays in sight into a CSS variable of the page, for what has to keep clear of the bar: the message bar, the focus, the target of a link. */
export function useHeightVariable(variable: `--${string}`): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Reading the height here would lay out the page once more while it is being built. The observer tells the height before anything is painted, and again when the bar takes
    // several lines on a narrow screen or gets other content. Setting a variable on the page makes the browser style each of its elements again, so the last height is set
    // while the page is still without styles, and another one only where it differs.
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height === lastHeights.get(variable)) return;
      lastHeights.set(variable, height);
      write(variable, height);
    });
    write(variable, lastHeights.get(variable) ?? 0);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      write(variable, 0);
    };
  }, [variable]);
  return bar;
}

/** A bar without a height is not in sight, and no variable says so. */
function write(variable: string, height: number): void {
  const { style } = document.documentElement;
  if (height > 0) style.setProperty(variable, `${height}px`);
  else style.removeProperty(variable);
}
