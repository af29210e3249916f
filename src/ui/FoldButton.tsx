import type { ReactNode } from 'react';
import { PathIcon } from './PathIcon';

const ARROW_DOWN = 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z';

interface FoldButtonProps {
  isFolded: boolean;
  /** The id of the `Fold` that the button opens and closes. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that opens and closes a `Fold` and names its content, in the font of the text around it. The browser's own, as a form has dozens of them. */
export function FoldButton({ isFolded, controls, onToggle, children }: FoldButtonProps) {
  return (
    <button type="button" data-fold className="fold-button" aria-expanded={!isFolded} aria-controls={controls} onClick={onToggle}>
      <PathIcon d={ARROW_DOWN} />
      {children}
    </button>
  );
}
