import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  open: boolean;
  /** The action and its object: "Supprimer l’événement « Forum mobilité » ?" */
  title: string;
  /** What disappears with it, and whether it can be undone. */
  body: string;
  /** A verb. */
  confirmLabel: string;
  /** The way out, when "Annuler" is not the word ("Rester"). */
  cancelLabel?: string;
  destructive?: boolean;
  /** A rejection keeps the dialog open with the reason inside; its message is shown as it is. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the way out (ux J3). */
export function ConfirmDialog({ open, title, body, confirmLabel, cancelLabel, destructive, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const { busy, failure, confirm, close } = useConfirmation(onConfirm, onClose);
  const wayOut = useRef<HTMLButtonElement>(null);
  // The pressed button was disabled meanwhile and has lost the focus (ux R5).
  useEffect(() => {
    if (failure) wayOut.current?.focus();
  }, [failure]);

  return (
    <Dialog open={open} onClose={close} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{body}</DialogContentText>
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={wayOut} autoFocus onClick={close} disabled={busy}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} loading={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useConfirmation(onConfirm: ConfirmDialogProps['onConfirm'], onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    if (busy) return;
    setFailure(undefined);
    onClose();
  }

  return { busy, failure, confirm, close };
}
