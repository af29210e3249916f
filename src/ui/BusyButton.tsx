import type { MouseEvent } from 'react';
import './busyButton.css';
import { Button, type ButtonProps } from './Button';

export interface BusyButtonProps extends ButtonProps {
  loading?: boolean | undefined;
}

/** A button that waits for what it has begun. Meanwhile it does nothing when pressed and shows a moving bar, but keeps the focus, which a disabled button loses (rule focus.kept). */
export function BusyButton({ loading, disabled = false, onClick, className = '', ...props }: BusyButtonProps) {
  const isBusy = loading === true;
  return <Button {...props} className={`busy-button ${className}`} disabled={disabled && !isBusy} aria-disabled={isBusy || undefined} onClick={isBusy ? refuse : onClick} />;
}

/** A press on a submit button would submit its form. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}
