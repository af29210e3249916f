import Button, { type ButtonProps } from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { useFocusRescue } from './useFocusRescue';

/** A button that waits for what it has begun. A disabled button loses the focus, so it takes it back in the end, if nothing else has it (rule focus.kept). */
export function BusyButton({ loading, ...props }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusRescue(loading === true, useCallback(() => button.current, []));
  return <Button ref={button} loading={loading === true} {...props} />;
}
