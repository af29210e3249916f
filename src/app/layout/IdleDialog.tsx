import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface IdleDialogProps {
  secondsLeft: number;
  onStay: () => void;
}

/** Says how long is left. Only the seconds change, and they are not announced: the sentence was read when the dialog opened. */
export function IdleDialog({ secondsLeft, onStay }: IdleDialogProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;

  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`}>{t('idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{t('idle.body', { time })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onStay}>
          {t('idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
