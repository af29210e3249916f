import { useTranslation } from 'react-i18next';
import type { ChosenDriver, SolidaryCase } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { useNameOf } from '../useNameOf';
import { threadOf } from './contacts';

interface MessageCommand {
  /** The name of the command while it is being sent. */
  command: string;
  /** Sends the text and reports the outcome. `onMade` is called once the message is known to be sent. */
  send(text: string, onMade: () => void): Promise<void>;
}

/** Sends a message to a driver, in the existing thread where there is one (contract requests.commands). */
export function useSendMessage(driver: ChosenDriver): MessageCommand {
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
