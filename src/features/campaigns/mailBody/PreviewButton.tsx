import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '@/engine/form/FormState';
import type { WidgetField } from '@/engine/model/Widget';
import type { MailElement } from './elements';
import { MailPreview } from './MailPreview';

/** A look at the mail as it is being written. */
export function PreviewButton({ field, value }: { field: WidgetField; value: readonly MailElement[] }) {
  const { t } = useTranslation(['widgets', 'form', 'ui']);
  const { isChanged } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<PreviewOutlined />} disabled={value.length === 0} onClick={() => setOpen(true)} aria-haspopup="dialog" sx={{ justifySelf: 'start' }}>
        {t('form:preview.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="md">
        <DialogTitle id={titleId}>{t('form:preview.title', { label: field.label })}</DialogTitle>
        <DialogContent>
          <MailPreview value={value} isSaved={!isChanged(field.name)} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('ui:close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
