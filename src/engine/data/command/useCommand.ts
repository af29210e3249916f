import { sentences } from '@/i18n/sentences';
import { useTranslation } from '@/i18n/useTranslation';
import { useSessionStore } from '@/session/hooks';
import { uncertainText } from '@/session/requestErrorText';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import type { PermissionRule } from '../../model/conditions';
import type { Resource } from '../../model/Resource';
import { invalidatedBy } from '../../model/invalidatedBy';
import { isOfStructures } from '../../model/ownStructures';
import { loadErrorWords, useErrorText } from '../errorMessage';
import { useMutate } from '../useMutate';
import { useNotify } from '../useNotify';
import { attempt, type Attempt, type Outcome } from './attempt';

/** A sentence for each way in which a command may end. */
interface CommandWords {
  done: string;
  /** The message bar adds the reason after this sentence. */
  failed: string;
  unknown: string;
  /** Said when nothing was sent. */
  withheld?: string;
  /** Said when somebody else has changed the record in another way meanwhile. */
  otherwise?: string;
}

interface Command<Result> extends Attempt<Result, unknown> {
  words: CommandWords;
  /** The right that the command needs, which a refusal names. */
  right?: PermissionRule | undefined;
  /** The command deletes the record, so nothing must read that record again afterwards. */
  removes?: boolean;
  /** The page where the operator can check what became of the command. */
  page?: string | undefined;
  /** Takes the command back, where that is possible. */
  undo?: () => void;
  /** Tries again what was not carried out. For a command that no dialog or button on the page can repeat. */
  retry?: () => void;
}

/**
 * Sends a command about a record of a resource, once; says in the message bar how it ended, and reads again what is shown. Gives the failure, if there was one.
 * Rejects only for a programming error.
 */
export function useCommand(resource: Resource): <Result>(command: Command<Result>) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('show');
  const notify = useNotify();
  const errorText = useErrorText();
  const mutate = useMutate();
  const session = useSessionStore();

  function say(outcome: Outcome<unknown, unknown>, { words, right, undo, retry, page }: Pick<Command<unknown>, 'words' | 'right' | 'undo' | 'retry' | 'page'>): ConfirmFailure | undefined {
    if (outcome.kind === 'done') {
      notify.success(words.done, undo && { label: t('undo'), run: undo });
      return undefined;
    }
    if (outcome.kind === 'failed') {
      const text = sentences([words.failed, errorText(outcome.error, right)]);
      notify.error(text, undefined, { about: words.failed, ...(retry && { offer: { label: t('ui:retry'), run: retry } }) });
      return { text };
    }
    const reason = outcome.kind === 'unknown' && uncertainText(outcome.error, t);
    const text = sentences([words[outcome.kind] ?? words.unknown, reason]);
    notify.error(text, undefined, { about: words.failed });
    return { text, isFinal: true, see: outcome.kind === 'unknown' && page !== undefined ? { href: page, label: t('seeRecord') } : undefined };
  }

  return async (command) => {
    notify.begin(command.words.failed);
    const outcome = await attempt(command);
    if (outcome.kind === 'failed') await loadErrorWords([outcome.error]);
    const failure = say(outcome, command);
    const isGone = command.removes === true && !failure;
    // Whatever was answered or lost, the page must show what the server has now. A read that fails says so where it is shown.
    await mutate(invalidatedBy(resource, { ownItems: !isGone }));
    if (isGone && isOfStructures(resource)) session.readAgain();
    return failure;
  };
}
