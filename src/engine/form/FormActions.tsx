import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/ui/RouterLink';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { ChoiceMenuButton } from '../list/ChoiceMenuButton';
import type { Phase } from './useSave';
import { ANOTHER } from './useSaveShortcuts';

interface FormActionsProps {
  mode: 'create' | 'edit';
  phase: Phase;
  /** What is under way while sending, beyond the record itself. */
  step: string | undefined;
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
  const { phase, checkHref, onSendUnsent, onGiveUpUnsent, onResume } = props;
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
  return <SaveActions {...props} />;
}

/** Two of them and a menu on a telephone, where the bar is one line. */
function SaveActions({ mode, phase, step, cancelHref, cancelState }: FormActionsProps) {
  const { t } = useTranslation('form');
  const isNarrow = useIsNarrow();
  const isSending = phase === 'sending';
  return (
    <>
      <Button type="submit" variant="contained" disabled={isSending} aria-keyshortcuts="Control+S">
        {t(isSending ? `${mode}.sending` : `${mode}.save`)}
      </Button>
      {mode === 'create' && !isNarrow && (
        <Button type="submit" name={ANOTHER} variant="outlined" disabled={isSending} aria-keyshortcuts="Control+Enter">
          {t('another.save')}
        </Button>
      )}
      <Button component={RouterLink} href={cancelHref} state={cancelState} disabled={isSending}>
        {t('cancel')}
      </Button>
      {mode === 'create' && isNarrow && <FoldedActions isSending={isSending} />}
      <Box role="status" sx={{ typography: 'body2' }}>
        {isSending && step}
      </Box>
      <Box component="p" sx={{ display: { xs: 'none', lg: 'block' }, m: 0, ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {t(`${mode}.keys`)}
      </Box>
    </>
  );
}

/** What a telephone has no room for beside the two that matter; the button itself stays in the form, which Ctrl+Enter submits by it. */
function FoldedActions({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('form');
  const another = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={another} type="submit" name={ANOTHER} hidden disabled={isSending}>
        {t('another.save')}
      </button>
      <ChoiceMenuButton
        label={t('otherActions')}
        disabled={isSending}
        choices={[{ key: ANOTHER, label: t('another.save') }]}
        onPick={() => another.current?.form?.requestSubmit(another.current)}
      />
    </>
  );
}
