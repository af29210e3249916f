import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { alertStyle } from '@/ui/alertStyle';
import { once } from '@/ui/once';
import type { ChosenDriver } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import { useActionWord } from '../actions/useActionWord';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { CommandButton } from '../CommandButton';

interface UnnotedMessageProps {
  driver: ChosenDriver;
  action: CaseAction;
  /** Finds where the focus goes when the message is noted and this disappears; must be the same function in every rendering. */
  findNext: () => HTMLElement | null;
}

/** Proposes the action that notes a message, because a message by itself changes neither the history nor the status (contract requests.commands). */
export function UnnotedMessage({ driver: { key, userId }, action, findNext }: UnnotedMessageProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const wordOf = useActionWord();
  const consequence = useConsequence();
  const note = useNoteAction();
  const name = `note-${key}`;
  if (userId === undefined) return null;
  return (
    <Alert
      severity="info"
      sx={alertStyle}
    >
      {t('contacts.unnoted', { action: wordOf(action.name) })} {consequence(action)}
      <Box sx={{ mt: 0.5 }}>
        <CommandButton command={name} findNext={findNext} color="inherit" size="small" variant="outlined" onClick={once(() => void note({ action, userId, as: name }))}>
          {t('contacts.noteMessage')}
        </CommandButton>
      </Box>
    </Alert>
  );
}
