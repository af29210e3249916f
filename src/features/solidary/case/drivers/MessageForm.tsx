import Box from '@mui/material/Box';
import { useCallback, useState, type ReactNode, type SubmitEvent } from 'react';
import { describedBy, FieldFrame } from '@/engine/fields/FieldFrame';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { TextLines } from '@/ui/TextLines';
import type { ChosenDriver, SolidaryCase } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { CaseCommandButton } from '../CaseCommandButton';
import { useTyped } from '../Unfinished';
import { useNameOf } from '../useNameOf';
import { contactsOf, isAwaitingAnswer, threadOf } from './contacts';
import { driversDiary } from './driversDiary';
import { useContactText } from './useContactText';

interface MessageFormProps {
  /** The id of the input. */
  id: string;
  driver: ChosenDriver;
  /** Other ways to contact the driver, shown beside the button that sends. */
  otherWays: ReactNode;
}

/** Writes to a driver in the beneficiary's name. It asks first when the driver was contacted and has not answered (contract requests.commands). */
export function MessageForm({ id, driver, otherWays }: MessageFormProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase, sending } = useCase();
  const nameOf = useNameOf();
  const contactText = useContactText();
  const { command, send } = useSendMessage(driver);
  const [text, setText] = useTyped(`message ${driver.key}`);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const findBox = useCallback(() => document.getElementById(id), [id]);
  const [before] = contactsOf(driver, solidaryCase.diary);
  const said = { help: t('thread.help', { name: nameOf(solidaryCase.beneficiary) }), message: isTried && text.trim() === '' ? t('thread.missing') : undefined };
  const name = nameOf(driver);

  async function leave() {
    setAsking(false);
    await send(text.trim(), () => {
      setText('');
      setTried(false);
    });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') document.getElementById(id)?.focus();
    else if (isAwaitingAnswer(driver, driversDiary(solidaryCase))) setAsking(true);
    else void leave();
  }

  return (
    <Box component="form" noValidate aria-label={t('thread.title', { name })} onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5 }}>
      <FieldFrame id={id} label={t('thread.title', { name })} labelPlace="above" help={said.help} message={said.message}>
        <TextLines
          id={id}
          minRows={2}
          maxRows={12}
          value={text}
          readOnly={sending === command}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={said.message !== undefined}
          aria-describedby={describedBy(id, said)}
          aria-required
        />
      </FieldFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CaseCommandButton command={command} findNext={findBox} type="submit" variant="outlined">
          {t('thread.send')}
        </CaseCommandButton>
        {otherWays}
      </Box>
      <ConfirmDialog
        open={isAsking && before !== undefined}
        title={t('thread.againTitle', { name })}
        body={before && `${contactText(before)}. ${t('thread.again')}`}
        confirmLabel={t('thread.send')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

interface MessageCommand {
  /** The name of the command while it is being sent. */
  command: string;
  /** Sends the text and reports the outcome. `onMade` is called once the message is known to be sent. */
  send(text: string, onMade: () => void): Promise<void>;
}

/** Sends a message to a driver, in the existing thread where there is one (contract requests.commands). */
function useSendMessage(driver: ChosenDriver): MessageCommand {
  const { t } = useTranslation('solidaryFollowUp');
  const { send } = useCase();
  const nameOf = useNameOf();
  const solution = driver.solutions.find(({ messages }) => messages.length > 0) ?? driver.solutions.find(({ isContacted }) => isContacted) ?? driver.solutions[0];
  const before = threadOf(driver).length;
  const [command, name] = [`message-${driver.key}`, nameOf(driver)];

  return {
    command,
    async send(text, onMade) {
      if (!solution) return;
      const made = ({ drivers }: SolidaryCase) => drivers.some((after) => after.key === driver.key && threadOf(after).length > before);
      await send(command, { message: { solution: solution.id, text } }, { done: t('thread.sent', { name }), failed: t('thread.notSent', { name }), made, onMade });
    },
  };
}
