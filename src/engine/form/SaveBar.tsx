import type { ReactNode } from 'react';
import { useHeightVariable } from '@/ui/useHeightVariable';
import './saveBar.css';

/**
 * The bar with the buttons that save and leave, at the same place on every form and always in sight. The message bar and the focused field keep clear of it by
 * `--save-bar-height`.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--save-bar-height');
  return (
    <div ref={bar} className="save-bar">
      {children}
    </div>
  );
}
