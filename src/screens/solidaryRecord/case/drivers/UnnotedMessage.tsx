import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { alertStyle } from '@/ui/alertStyle';
import { once } from '@/ui/once';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { ChosenDriver } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import { useActionWord } from '../actions/useActionWord';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';

interface UnnotedMessageProps {
  driver: ChosenDriver;
  action: CaseAction;
  /** Where the focus goes when it is noted, and this goes away; the same function from one drawing to the next. */
  findNext: () => HTMLElement | null;
}

/** A message moves neither the history nor the status: the action that does is proposed after it (contract solidary 11.3). */
export function UnnotedMessage({ driver: { key, userId }, action, findNext }: UnnotedMessageProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { sending } = useCase();
  const wordOf = useActionWord();
  const consequence = useConsequence();
  const note = useNoteAction();
  const name = `note-${key}`;
  useFocusRescue(sending === name, findNext);
  if (userId === undefined) return null;
  return (
    <Alert
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
