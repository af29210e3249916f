import type { MouseEvent, ReactNode } from 'react';
import { useGridRow } from './RowContext';

interface CellLinkProps {
  to: string;
  label?: string;
  /** In a card there are no cells for the arrow keys. */
  inTabOrder?: boolean;
  children: ReactNode;
}

/**
 * A real link, so that it opens in a new tab as links do. It holds no router hook, which a page of a hundred rows would run three hundred
 * times: `followedPath` tells the grid what a plain click on it means. In the grid, arrow keys reach it, not Tab.
 */
export function CellLink({ to, label, inTabOrder = false, children }: CellLinkProps) {
  const { hrefOf } = useGridRow();
  return (
    <a href={hrefOf(to)} data-path={to} tabIndex={inTabOrder ? undefined : -1} aria-label={label} title={label}>
      {children}
    </a>
  );
}

/** The path of the cell link that a click follows in this page; `undefined` when the browser has its own way to follow it. */
export function followedPath(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLElement>('a[data-path]')?.dataset['path'];
}
