import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/ui/RouterLink';
import type { Phase } from './useSave';

interface FormActionsProps {
  mode: 'create' | 'edit';
  phase: Phase;
  cancelHref: string;
  /** Where to see whether a save whose answer was lost was made. */
  checkHref: string;
  onSendUnsent(): void;
  onGiveUpUnsent(): void;
  onResume(): void;
}

/** What can be done now: save and leave, or deal with what only half succeeded. */
export function FormActions(props: FormActionsProps) {
  const { mode, phase, cancelHref, checkHref, onSendUnsent, onGiveUpUnsent, onResume } = props;
  const { t } = useTranslation('form');

  if (phase === 'unsent') {
    return (
      <>
        <Button type="button" variant="contained" onClick={onSendUnsent}>
          {t('unsent.retry')}
        </Button>
        <Button type="button" onClick={onGiveUpUnsent}>
          {t('unsent.giveUp')}
        </Button>
      </>
    );
  }
  if (phase === 'unknown') {
    return (
      <>
        <Button variant="contained" href={checkHref} component={RouterLink} target="_blank">
          {t('unknown.check')}
        </Button>
        <Button type="button" onClick={onResume}>
          {t('unknown.resume')}
        </Button>
      </>
    );
  }
  const isSending = phase === 'sending';
  return (
    <>
      <Button type="submit" variant="contained" disabled={isSending}>
        {t(isSending ? `${mode}.sending` : `${mode}.save`)}
      </Button>
      <Button component={RouterLink} href={cancelHref} disabled={isSending}>
        {t('cancel')}
      </Button>
    </>
  );
}
