import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/ui/isPlainClick';
import { useRowContext } from './RowContext';

interface CellLinkProps {
  to: string;
  label?: string;
  /** Whether Tab reaches the link, as in a card, which has no cells for the arrow keys. */
  inTabOrder?: boolean;
  /** Whether the link leads to the record that is open beside the list. */
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * A real link, so that it opens in a new tab as links do. It uses no router hook, which a page of a hundred rows would run three hundred times: `followedPath`
 * tells the grid what a plain click on it means. In the grid, arrow keys reach it, not Tab.
 */
export function CellLink({ to, label, inTabOrder = false, isCurrent = false, children }: CellLinkProps) {
  const { hrefOf } = useRowContext();
  return (
    <a href={hrefOf(to)} data-path={to} tabIndex={inTabOrder ? undefined : -1} aria-label={label} aria-current={isCurrent || undefined} title={label}>
      {children}
    </a>
  );
}

/** The path of the cell link that was clicked, if this page is to follow it; `undefined` when the browser follows it in its own way, as in a new tab. */
export function followedPath(event: MouseEvent): string | undefined {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLElement>('a[data-path]')?.dataset['path'];
}
