import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/ui/RouterLink';
import type { Phase } from './useSave';
import { ANOTHER } from './useSaveShortcuts';

interface FormActionsProps {
  mode: 'create' | 'edit';
  phase: Phase;
  cancelHref: string;
  cancelState: unknown;
  /** Where to see whether a save whose answer was lost was made. */
  checkHref: string;
  onSendUnsent(): void;
  onGiveUpUnsent(): void;
  onResume(): void;
}

/** What can be done now: save and leave, or deal with what only half succeeded. */
export function FormActions(props: FormActionsProps) {
  const { mode, phase, cancelHref, cancelState, checkHref, onSendUnsent, onGiveUpUnsent, onResume } = props;
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
      <Button type="submit" variant="contained" disabled={isSending} aria-keyshortcuts="Control+S">
        {t(isSending ? `${mode}.sending` : `${mode}.save`)}
      </Button>
      {mode === 'create' && (
        <Button type="submit" name={ANOTHER} variant="outlined" disabled={isSending} aria-keyshortcuts="Control+Enter">
          {t('another.save')}
        </Button>
      )}
      <Button component={RouterLink} href={cancelHref} state={cancelState} disabled={isSending}>
        {t('cancel')}
      </Button>
      <Box component="p" sx={{ display: { xs: 'none', lg: 'block' }, m: 0, ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {t(`${mode}.keys`)}
      </Box>
    </>
  );
}
