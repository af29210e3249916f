import { useTranslation } from '@/i18n/useTranslation';
import { useCase, type CommandWords } from '../CaseContext';
import type { CaseAction } from './catalogue';
import { useActionWord } from './useActionWord';

interface Note {
  action: Pick<CaseAction, 'id' | 'name'>;
  /** The account of the person it is about. */
  userId: number;
  comment?: string;
  /** The progression in percent; only the change by hand gives one (contract requests.status). */
  progression?: number;
  /** The name of the command, because one page may send several notes. */
  as: string;
  /** Called once, when the action is known to be noted. */
  onMade?: () => void;
  /** Sentences that replace the usual ones. */
  words?: Pick<CommandWords, 'done' | 'failed'>;
}

/**
 * Notes an action in the history, which sets the progression and possibly the status (contract requests.status). Answers `false` when it failed;
 * the operator has then been told.
 */
export function useNoteAction(): (note: Note) => Promise<boolean> {
  const { t } = useTranslation('solidaryFollowUp');
  const { send, solidaryCase } = useCase();
  const wordOf = useActionWord();
  const before = solidaryCase.diary.length;

  return ({ action, userId, comment = '', progression, as, words, onMade }) => {
    const text = comment.trim();
    const animation = { action: action.id, user: userId, ...(text !== '' && { comment: asKept(text) }), ...(progression !== undefined && { progression }) };
    const name = wordOf(action.name);
    const said = words ?? { done: t('actions.done', { action: name }), failed: t('actions.failed', { action: name }) };
    return send(as, { animation }, { ...said, ...(onMade && { onMade }), made: ({ diary }) => diary.length > before && diary[0]?.action === action.name });
  };
}

/** The platform keeps a comment as HTML and takes out what looks like a tag (contract requests.commands), such as an address in angle brackets. */
function asKept(text: string): string {
  return text.replaceAll('<', '&lt;');
}
