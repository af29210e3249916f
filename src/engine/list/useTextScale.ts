import { useCallback, useState } from 'react';
import { textWidth } from './columnWidths';

const PROBE = 'Les cinq lettres du 12/11/2026';

/** Where the text of a grid is measured: an element of its font that nobody sees. */
export const probeStyle = { position: 'absolute', visibility: 'hidden', whiteSpace: 'nowrap' } as const;

/**
 * How many times wider the reader's text is than the one that columns are sized for, as it is with a spacing of their own (1.4.12): columns
 * ask for so much more room, and the grid is scrolled rather than its words cut.
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

/** A little more is what fonts differ by. */
function scaleOf(width: number): number {
  const times = width / textWidth(PROBE);
  return times > 1.1 ? Math.ceil(times * 20) / 20 : 1;
}
