import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef } from 'react';
import { BusyButton } from '@/ui/BusyButton';
import type { ButtonProps } from '@/ui/Button';
import { Sentence } from '@/ui/Sentence';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useCase } from './CaseContext';

interface CaseCommandButtonProps extends ButtonProps {
  /** The name of the command that it sends. */
  command: string;
  /** Finds where the focus goes after the command; must be the same function in every rendering. */
  findNext: () => HTMLElement | null;
}

/**
 * A button that sends a command. A failure is shown beside it until the next attempt, because the message bar disappears, and the focus stays here
 * for trying again.
 */
export function CaseCommandButton({ command, findNext, ...props }: CaseCommandButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { sending, isHeld, failure } = useCase();
  const hasFailed = failure?.name === command;
  const find = useCallback(() => (button.current?.hasAttribute('aria-describedby') ? button.current : findNext()), [findNext]);
  useFocusRescue(sending === command, find, button);
  return (
    <>
      <BusyButton ref={button} loading={sending === command} disabled={isHeld} aria-describedby={hasFailed ? id : undefined} {...props} />
      {hasFailed && (
        <Typography id={id} variant="body2" color="error">
          <Sentence text={failure.text} />
        </Typography>
      )}
    </>
  );
}
