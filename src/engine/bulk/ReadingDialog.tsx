import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { useErrorText } from '../data/errorMessage';
import { Progress } from './Progress';
import type { BulkStage } from './useBulkJob';

interface ReadingDialogProps {
  stage: Extract<BulkStage, { kind: 'reading' | 'unread' | 'nothing' }>;
  onClose: () => void;
}

/**
 * Shown while all the records that the filters match are read. They are read before the task starts: their number is known then, and the changes of the task
 * cannot alter which records match.
 */
export function ReadingDialog({ stage, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('bulk');
  const errorText = useErrorText();
  const id = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('bulk:reading')}</DialogTitle>
      <DialogContent>
        {stage.kind === 'reading' && <Progress label={t('bulk:reading')} done={stage.read} total={stage.total} />}
        {stage.kind === 'nothing' && (
          <Notice severity="info" role="alert">
            {t('bulk:nothing')}
          </Notice>
        )}
        {stage.kind === 'unread' && (
          <Notice severity="error" role="alert">
            <Sentence text={t('bulk:unread', { reason: errorText(stage.error) })} />
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t(stage.kind === 'reading' ? 'ui:cancel' : 'ui:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
