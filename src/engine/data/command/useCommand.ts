import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useSessionStore } from '@/session/hooks';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import type { Resource } from '../../model/Resource';
import { invalidatedBy } from '../../model/invalidatedBy';
import { useErrorText } from '../errorMessage';
import { useNotify } from '../useNotify';
import { attempt, type Attempt, type Outcome } from './attempt';

/** A sentence for each end that it may have. */
export interface CommandWords {
  done: string;
  /** The reason follows it. */
  failed: string;
  unknown: string;
  /** Nothing was sent. */
  withheld?: string;
  /** Somebody else has made something else of it. */
  otherwise?: string;
}

export interface Command<Result> extends Attempt<Result, unknown> {
  words: CommandWords;
  /** When it is done the record is gone: nobody must ask for it again. */
  removes?: boolean;
  /** The page where it can be seen what became of it. */
  page?: string | undefined;
  /** Takes it back, where that can be done. */
  undo?: () => void;
}

/**
 * Makes a command about a record of a resource, once; says in the message bar how it ended, and reads again what is shown. Gives the failure, if
 * it is one. Rejects for a mistake of ours alone.
 */
export function useCommand(resource: Resource): <Result>(command: Command<Result>) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('show');
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const session = useSessionStore();

  function say(outcome: Outcome<unknown, unknown>, { words, undo, page }: Pick<Command<unknown>, 'words' | 'undo' | 'page'>): ConfirmFailure | undefined {
    if (outcome.kind === 'done') {
      notify.success(words.done, undo && { label: t('undo'), run: undo });
      return undefined;
    }
    if (outcome.kind === 'failed') {
      notify.error(words.failed, outcome.error);
      return { text: `${words.failed}. ${errorText(outcome.error)}` };
    }
    const text = words[outcome.kind] ?? words.unknown;
    notify.error(text);
    return { text, isFinal: true, see: outcome.kind === 'unknown' && page !== undefined ? { href: page, label: t('seeRecord') } : undefined };
  }

  return async (command) => {
    const outcome = await attempt(command);
    const failure = say(outcome, command);
    const isGone = command.removes === true && !failure;
    // Whatever the answer, or its loss, said: what is shown is what the server now has. What cannot be read says so itself.
    await mutate(invalidatedBy(resource, { ownItems: !isGone })).catch(() => undefined);
    if (isGone && resource.inSession) session.readAgain();
    return failure;
  };
}
