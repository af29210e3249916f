import CallOutlined from '@mui/icons-material/CallOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import { useCallback, useId } from 'react';
import { useOfferCommands } from '@/engine/page/pageCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { once } from '@/ui/once';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { ChosenDriver } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import { useActionWord } from '../actions/useActionWord';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';
import { CaseCommandButton } from '../CaseCommandButton';
import { useAskedText, useBegunLabel } from '../Unfinished';
import { hasUnnotedMessage, type OtherMeans } from './contacts';
import { MessageForm } from './MessageForm';
import { commentName, NoteContactDialog } from './NoteContactDialog';
import { useNameOf } from '../useNameOf';
import { useNotedMeans } from './useNotedMeans';

/** Writes to a driver, or notes that they were contacted in another way. */
export function DriverContacts({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase, isHeld, trouble } = useCase();
  const noted = useNotedMeans(driver, ['call', 'sms', 'message']);
  const id = useId();
  const findBox = useCallback(() => document.getElementById(id), [id]);
  const begunLabel = useBegunLabel();
  const [asked, ask] = useAskedText();
  const nameOfText = (means: OtherMeans) => commentName(means, driver.key);
  const [called, texted, written] = (['call', 'sms', 'message'] as const).map((one) => noted.find(({ means }) => means === one));
  const wanted = asked === nameOfText('call') ? called : asked === nameOfText('sms') ? texted : undefined;
  useFocusRescue(wanted !== undefined, findBox);
  const command = (means: OtherMeans, label: string) => ({ key: means, label, run: () => ask(nameOfText(means)) });
  const commands = [...(called ? [command('call', t('contacts.noteCall'))] : []), ...(texted ? [command('sms', t('contacts.noteSms'))] : [])];
  useOfferCommands(useNameOf()(driver), isHeld ? [] : commands);
  return (
    <>
      {written && hasUnnotedMessage(driver, solidaryCase.diary) && <UnnotedMessage driver={driver} action={written.action} findNext={findBox} />}
      <MessageForm
        id={id}
        driver={driver}
        otherWays={
          <>
            {called && (
              <Button startIcon={<CallOutlined />} disabled={isHeld} onClick={() => ask(nameOfText('call'))}>
                {begunLabel(t('contacts.noteCall'), nameOfText('call'))}
              </Button>
            )}
            {texted && (
              <Button startIcon={<SmsOutlined />} disabled={isHeld} onClick={() => ask(nameOfText('sms'))}>
                {begunLabel(t('contacts.noteSms'), nameOfText('sms'))}
              </Button>
            )}
          </>
        }
      />
      {/* While the outcome of a command is unknown, a notice on the page says so, and nothing can be noted. */}
      {wanted && !trouble && <NoteContactDialog person={driver} offered={[wanted]} onClose={() => ask(undefined)} />}
    </>
  );
}

interface UnnotedMessageProps {
  driver: ChosenDriver;
  action: CaseAction;
  /** Finds where the focus goes when the message is noted and this disappears; must be the same function in every rendering. */
  findNext: () => HTMLElement | null;
}

/** Proposes the action that notes a message, because a message by itself changes neither the history nor the status (contract requests.commands). */
function UnnotedMessage({ driver: { key, userId }, action, findNext }: UnnotedMessageProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const wordOf = useActionWord();
  const consequence = useConsequence();
  const note = useNoteAction();
  const name = `note-${key}`;
  if (userId === undefined) return null;
  return (
    <Notice
      severity="info"
      role="alert"
    >
      {t('contacts.unnoted', { action: wordOf(action.name) })} {consequence(action)}
      <Box sx={{ mt: 0.5 }}>
        <CaseCommandButton command={name} findNext={findNext} color="inherit" size="small" variant="outlined" onClick={once(() => void note({ action, userId, as: name }))}>
          {t('contacts.noteMessage')}
        </CaseCommandButton>
      </Box>
    </Notice>
  );
}
