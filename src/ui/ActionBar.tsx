import type { ReactNode } from 'react';
import './actionBar.css';
import { useHeightVariable } from './useHeightVariable';

/**
 * The bar with the buttons that save, go on and leave, at the same place on every page that is filled in (`page-with-bar`) and always in sight. The message bar and
 * the focused field keep clear of it by `--save-bar-height`.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--save-bar-height');
  return (
    <div ref={bar} className="action-bar">
      {children}
    </div>
  );
}
