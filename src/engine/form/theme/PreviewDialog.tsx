import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';

interface PreviewDialogProps {
  /** The label of the field that is previewed. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function PreviewDialog({ label, onClose, children }: PreviewDialogProps) {
  const { t } = useTranslation('form');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('preview.title', { label })}</DialogTitle>
      <DialogContent tabIndex={0}>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('ui:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
