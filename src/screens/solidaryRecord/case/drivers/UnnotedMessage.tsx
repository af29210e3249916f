import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { alertStyle } from '@/ui/alertStyle';
import { once } from '@/ui/once';
import { useFocusHandover } from '@/ui/useFocusHandover';
import type { ChosenDriver } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import { useActionWord } from '../actions/useActionWord';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';

interface UnnotedMessageProps {
  driver: ChosenDriver;
  action: CaseAction;
}

/** A message moves neither the history nor the status: the action that does is proposed after it (contract solidary 11.3). */
export function UnnotedMessage({ driver: { key, userId }, action }: UnnotedMessageProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { sending } = useCase();
  const wordOf = useActionWord();
  const consequence = useConsequence();
  const note = useNoteAction();
  const box = useFocusHandover(nextForm);
  const name = `note-${key}`;
  if (userId === undefined) return null;
  return (
    <Alert
      ref={box}
      severity="info"
      sx={alertStyle}
      action={
        <Button color="inherit" size="small" loading={sending === name} disabled={sending !== undefined} onClick={once(() => void note({ action, userId, as: name }))} sx={{ whiteSpace: 'nowrap' }}>
          {t('contacts.noteMessage')}
        </Button>
      }
    >
      {t('contacts.unnoted', { action: wordOf(action.name) })} {consequence(action)}
    </Alert>
  );
}

/** The box for the next message stands below. */
function nextForm(box: HTMLElement): HTMLElement | null | undefined {
  return box.parentElement?.querySelector('textarea');
}
