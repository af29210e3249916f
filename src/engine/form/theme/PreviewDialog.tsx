// This is another icon than in the rows of a list: sharing that one would load the grid with each form (`scripts/vite/pageGroups.ts`).
import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';

interface PreviewDialogProps {
  /** The label of the field that is previewed. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A button that opens a dialog with a preview of what is being edited. */
export function PreviewDialog({ label, disabled = false, children }: PreviewDialogProps) {
  const { t } = useTranslation('form');
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<PreviewOutlined />} disabled={disabled} onClick={() => setOpen(true)} aria-haspopup="dialog" style={{ justifySelf: 'start' }}>
        {t('preview.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>{t('preview.title', { label })}</DialogTitle>
        <DialogContent tabIndex={0}>{children}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('ui:close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
