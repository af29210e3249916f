import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { CreateFromSelectionProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { sourceListing } from './sources';
import { RecipientsFromSelection } from './RecipientsFromSelection';

/** Turns a selection in a list into recipients, before the form that will hold them opens. */
export function CreateWithRecipients({ picked, onReady, onClose }: CreateFromSelectionProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const source = sourceListing(picked.entity.resource.name);
  if (!source) return null;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <RecipientsFromSelection titleId={id} picked={picked} source={source} cancel={t('cancel')} onReady={onReady} onClose={onClose} />
    </Dialog>
  );
}
