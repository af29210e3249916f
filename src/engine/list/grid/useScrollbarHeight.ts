import { useCallback, useEffect, useRef, useState } from 'react';

/** The height of the grid's horizontal scrollbar, where the columns are wider than the page. Without that additional room it would hide half of the last row. */
export function useScrollbarHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [scrollbarHeight, setHeight] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  /** Called once the grid has rendered its scrollbar. Where scrollbars lie over the content, it keeps its height while there is nothing to scroll. */
  const observeScrollbar = useCallback(() => {
    const bar = box.current?.querySelector('.ag-body-horizontal-scroll');
    const columns = bar?.querySelector('.ag-body-horizontal-scroll-container');
    if (!(bar instanceof HTMLElement) || !columns?.parentElement) return;
    const { parentElement: viewport } = columns;
    observer.current = new ResizeObserver(() => setHeight(viewport.scrollWidth > viewport.clientWidth ? bar.offsetHeight : 0));
    observer.current.observe(bar);
    observer.current.observe(columns);
  }, []);

  return { box, scrollbarHeight, observeScrollbar };
}
