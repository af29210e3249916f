import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';

interface IdleDialogProps {
  secondsLeft: number;
  onStay: () => void;
  onLogOut: () => void;
}

/** Says how long is left. Only the seconds change, and they are not announced: a screen reader has read the sentence when the dialog opened. */
export function IdleDialog({ secondsLeft, onStay, onLogOut }: IdleDialogProps) {
  const { t } = useTranslation('session');
  const id = useId();

  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`}>{t('idleWarning.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{t('idleWarning.body', { count: secondsLeft })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLogOut}>{t('idleWarning.logOut')}</Button>
        <Button autoFocus variant="contained" onClick={onStay}>
          {t('idleWarning.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
