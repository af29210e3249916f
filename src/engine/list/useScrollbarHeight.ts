import { useCallback, useEffect, useRef, useState } from 'react';

/** The height of the grid's horizontal scrollbar, where the columns are wider than the page. Without that additional room it would hide half of the last row. */
export function useScrollbarHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [scrollbarHeight, setHeight] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  /** Called once the grid has rendered its scrollbar, which has no height where nothing is wider than the page. */
  const observeScrollbar = useCallback(() => {
    const bar = box.current?.querySelector('.ag-body-horizontal-scroll');
    if (!(bar instanceof HTMLElement)) return;
    observer.current = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.current.observe(bar);
  }, []);

  return { box, scrollbarHeight, observeScrollbar };
}
