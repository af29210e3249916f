import { useCallback, useState } from 'react';
import { textWidth } from './columnWidths';

const PROBE = 'Les cinq lettres du 12/11/2026';

/**
 * How many times wider the reader's text is than the one that columns are sized for, as with a text spacing of their own (1.4.12). Columns grow by this factor,
 * and the grid scrolls rather than cutting words.
 */
export function useTextScale() {
  const [scale, setScale] = useState(1);
  const probe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(scaleOf(element.offsetWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { scale, probe: { ref: probe, children: PROBE } };
}

/** How many times larger the reader's letters are than usual, by the choice in the browser (1.4.4). Rows have to be as high from the start: the grid places them once. */
export function letterScale(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, rem / 16 || 1);
}

/** A small difference comes from the font alone, and is ignored. */
function scaleOf(width: number): number {
  const times = width / textWidth(PROBE);
  return times > 1.1 ? Math.ceil(times * 20) / 20 : 1;
}
