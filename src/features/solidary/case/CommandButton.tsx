import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef } from 'react';
import { Sentence } from '@/ui/Sentence';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useCase } from './CaseContext';

interface CommandButtonProps extends ButtonProps {
  /** The name of what it sends. */
  command: string;
  /** Where the focus goes once it was made; the same function from one rendering to the next. */
  findNext: () => HTMLElement | null;
}

/** Sends a command; one that failed is told beside it until the next one, as the message bar does not stay, and the focus is there to try again. */
export function CommandButton({ command, findNext, ...props }: CommandButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { sending, isHeld, failure } = useCase();
  const hasFailed = failure?.name === command;
  const find = useCallback(() => (button.current?.hasAttribute('aria-describedby') ? button.current : findNext()), [findNext]);
  useFocusRescue(sending === command, find);
  return (
    <>
      <Button ref={button} loading={sending === command} disabled={isHeld} aria-describedby={hasFailed ? id : undefined} {...props} />
      {hasFailed && (
        <Typography id={id} variant="body2" color="error">
          <Sentence text={failure.text} />
        </Typography>
      )}
    </>
  );
}
