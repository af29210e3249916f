// Another icon than that of the rows of a list: sharing one would load the grid with each form (`scripts/vite/pageGroups.ts`).
import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PreviewDialogProps {
  /** The field that is looked at. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A button, and the dialog that it opens: how what is being edited will read. */
export function PreviewDialog({ label, disabled = false, children }: PreviewDialogProps) {
  const { t } = useTranslation('form');
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<PreviewOutlined />} disabled={disabled} onClick={() => setOpen(true)} aria-haspopup="dialog" sx={{ justifySelf: 'start' }}>
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
