import { useCallback, useEffect, useRef, useState } from 'react';

/** How much of a grid its horizontal scrollbar takes, where the columns are wider than the page: without that room it would hide half of the last row. */
export function useScrollbarHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [scrollbarHeight, setHeight] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  /** Once the grid has rendered its scrollbar, which is there without a height where nothing is wider. */
  const observeScrollbar = useCallback(() => {
    const bar = box.current?.querySelector('.ag-body-horizontal-scroll');
    if (!(bar instanceof HTMLElement)) return;
    observer.current = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.current.observe(bar);
  }, []);

  return { box, scrollbarHeight, observeScrollbar };
}
