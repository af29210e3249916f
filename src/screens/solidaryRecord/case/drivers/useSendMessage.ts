import { useTranslation } from 'react-i18next';
import type { ChosenDriver } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { threadOf } from './contacts';
import { useDriverName } from './useDriverName';

/** Sends a message to a driver, in the thread that there is already where there is one (contract solidary 7.7). `false`: it failed, and that has been said. */
export function useSendMessage(driver: ChosenDriver): (text: string) => Promise<boolean> {
  const { t } = useTranslation('solidaryFollowUp');
  const { send } = useCase();
  const nameOf = useDriverName();
  const solution = driver.solutions.find(({ messages }) => messages.length > 0) ?? driver.solutions.find(({ isContacted }) => isContacted) ?? driver.solutions[0];
  const before = threadOf(driver).length;

  return async (text) => {
    if (!solution) return false;
    const name = nameOf(driver);
    return send(`message-${driver.key}`, { message: { solution: solution.id, text } }, {
      done: t('thread.sent', { name }),
      failed: t('thread.notSent', { name }),
      made: ({ drivers }) => drivers.some((after) => after.key === driver.key && threadOf(after).length > before),
    });
  };
}
