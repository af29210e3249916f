import { useTranslation } from 'react-i18next';
import { useCase, type CommandWords } from '../CaseContext';
import type { CaseAction } from './catalogue';
import { useActionWord } from './useActionWord';

interface Note {
  action: Pick<CaseAction, 'id' | 'name'>;
  /** Whom it is about: their account. */
  userId: number;
  comment?: string;
  /** Percent; only the change by hand says one (contract requests.status). */
  progression?: number;
  /** The name of the command: several notes may be sent from one page. */
  as: string;
  /** Called once, when it is known to be noted. */
  onMade?: () => void;
  /** Instead of the usual sentences. */
  words?: Pick<CommandWords, 'done' | 'failed'>;
}

/** Notes an action in the history, which sets the progression and maybe the status (contract requests.status). `false`: it failed, and that has been said. */
export function useNoteAction(): (note: Note) => Promise<boolean> {
  const { t } = useTranslation('solidaryFollowUp');
  const { send, solidaryCase } = useCase();
  const wordOf = useActionWord();
  const before = solidaryCase.diary.length;

  return ({ action, userId, comment = '', progression, as, words, onMade }) => {
    const text = comment.trim();
    const animation = { action: action.id, user: userId, ...(text !== '' && { comment: text }), ...(progression !== undefined && { progression }) };
    const name = wordOf(action.name);
    const said = words ?? { done: t('actions.done', { action: name }), failed: t('actions.failed', { action: name }) };
    return send(as, { animation }, { ...said, ...(onMade && { onMade }), made: ({ diary }) => diary.length > before && diary[0]?.action === action.name });
  };
}
