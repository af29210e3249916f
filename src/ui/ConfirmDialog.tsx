import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from './Notice';
import { BusyButton } from './BusyButton';
import { Button } from './Button';
import { isSecond, once } from './once';
import { RouterLink } from './RouterLink';
import { Sentence } from './Sentence';
import { useOnce } from './useOnce';

interface ConfirmDialogProps {
  open: boolean;
  /** The question: the action and its object, for example "Supprimer l’événement « Forum mobilité » ?" */
  title: string;
  /** What disappears with the object, and whether that can be undone. Absent where nothing is at stake: the dialog then only asks. */
  body?: string | undefined;
  /** The verb of the button that confirms. Absent where nothing can be done from here: only the button that closes is left. */
  confirmLabel?: string;
  /** The label of the button that closes, where "Annuler" is not the right word (for example "Rester"). */
  cancelLabel?: string;
  destructive?: boolean;
  /** Whether Enter in a text box confirms, as in a form with one box. */
  byEnter?: boolean;
  /** The records or values that the body speaks of, shown under the text. */
  detail?: ReactNode;
  /** The fields to fill in, under the body; the first of them takes the focus by itself. */
  children?: ReactNode;
  /** A failure keeps the dialog open with the reason inside; without a failure, whoever opened the dialog closes it. */
  onConfirm: () => Promise<ConfirmFailure | void> | ConfirmFailure | void;
  onClose: () => void;
}

/** Why it is not certain that the confirmed action was done. */
export interface ConfirmFailure {
  text: string;
  /** The action may have been done all the same, or makes no sense any more: the dialog does not offer to do it again. */
  isFinal?: boolean;
  /** The page where the operator can see whether the action was done. */
  see?: { href: string; label: string } | undefined;
}

/** Asks before an action that cannot be undone, or for what an action needs. The focus starts on the first field, else on the button that closes (rule deletion.asked). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, destructive, byEnter, detail, children, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const { busy, failure, confirm, close } = useConfirmation(onConfirm, onClose);
  const isOver = failure?.isFinal === true;
  const wayOut = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The way out can take the focus only once it is enabled again, which may be a rendering later than the failure.
  useEffect(() => {
    if (failure && !busy) wayOut.current?.focus();
  }, [failure, busy]);

  /** The second press of the double click that opened the dialog falls on the backdrop; preventing its default leaves the focus where it is. */
  function handlePress(press: MouseEvent) {
    if (isSecond(press) && !isPressed.current) press.preventDefault();
    isPressed.current = true;
  }

  /** A key that is still held down since it opened the dialog, or that ends a composed character, confirms nothing. */
  function handleKey({ key, target, repeat, nativeEvent }: KeyboardEvent) {
    if (byEnter && key === 'Enter' && target instanceof HTMLInputElement && !repeat && !nativeEvent.isComposing && !isOver) void confirm();
  }

  return (
    <Dialog
      open={open}
      onMouseDown={handlePress}
      onClose={(press, reason) => (reason === 'backdropClick' && isSecond(press) ? wayOut.current?.focus() : close())}
      role={body === undefined ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={body === undefined ? undefined : `${id}-body`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent onKeyDown={handleKey} sx={{ display: 'grid', gap: 2 }}>
        {body !== undefined && <DialogContentText id={`${id}-body`}>{body}</DialogContentText>}
        {detail}
        {!isOver && children}
        {failure && (
          <Notice severity="error" role="alert">
            <Sentence text={failure.text} />
            {failure.see && (
              <Box>
                <RouterLink href={failure.see.href} target="_blank">
                  {failure.see.label}
                </RouterLink>
              </Box>
            )}
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={wayOut} autoFocus={!children} onClick={once(close)} disabled={busy}>
          {isOver ? t('close') : (cancelLabel ?? t('cancel'))}
        </Button>
        {!isOver && confirmLabel !== undefined && (
          <BusyButton variant="contained" color={destructive ? 'error' : 'primary'} loading={busy} onClick={once(() => void confirm())}>
            {confirmLabel}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useConfirmation(onConfirm: ConfirmDialogProps['onConfirm'], onClose: () => void) {
  const { underWay, once: alone } = useOnce();
  const [failure, setFailure] = useState<ConfirmFailure>();
  const busy = underWay !== undefined;

  const confirm = () =>
    alone('confirm', async () => {
      setFailure(undefined);
      setFailure((await onConfirm()) ?? undefined);
    });

  function close() {
    if (busy) return;
    setFailure(undefined);
    onClose();
  }

  return { busy, failure, confirm, close };
}
