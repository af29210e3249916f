import { useTranslation } from '@/i18n/useTranslation';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { LeavingGuard } from '../page/LeavingGuard';
import type { Phase } from './save/useSave';

interface UnsavedGuardProps {
  mode: 'create' | 'edit';
  phase: Phase;
  isUnsaved: () => boolean;
  /** Whether a reload would lose something, as the draft is incomplete or a save is under way. */
  isLostByReload: () => boolean;
  /** Gives the names of the chosen files, which no draft keeps. */
  filesOf: () => readonly string[];
  /** The operator discards what was typed and leaves the page. */
  onDiscard: () => void;
  /** The operator discards what was typed, and the page stays open. */
  onReset: () => void;
  /** What the browser's Back does inside the form; absent where it leaves the form. */
  onBack: (() => void) | undefined;
}

/**
 * Asks before what was typed is lost (rule unsaved.asked), also when another tab is about to log out. A save that ends takes back the question that was asked while it
 * was under way.
 */
export function UnsavedGuard({ mode, phase, isUnsaved, isLostByReload, filesOf, onDiscard, onReset, onBack }: UnsavedGuardProps) {
  const { t } = useTranslation('form');
  useUnsavedAnswer(isUnsaved);
  const state = phase === 'sending' || phase === 'unsent' || phase === 'unknown' ? phase : 'unsaved';
  // The draft is kept until what is under way is done, or the operator has looked. That of a new record whose rest is not sent would create it again.
  const isKept = state === 'sending' || state === 'unknown' || (state === 'unsent' && mode === 'edit');
  const told = state === 'unsaved' ? t('leaving.unsaved.body') : t(`leaving.${state}.${isKept ? 'body' : 'bodyLost'}`);
  const files = isKept ? filesOf() : [];
  const body = files.length > 0 ? `${told} ${t('leaving.files', { files: files.join(', ') })}` : told;
  const words = { title: t(`leaving.${state}.title`), body, stay: t('leaving.stay'), leave: t(`leaving.${state}.leave`) };
  const stayingWords = state === 'unsaved' ? words : { ...words, body: t(`leaving.${state}.bodyLost`) };
  const reloadWords = { title: t('reload.title'), body: t('reload.body'), stay: t('leaving.stay'), leave: t('reload.confirm') };
  const reloading = { isAsked: isLostByReload, words: reloadWords };

  function handleLeave({ stays }: { stays: boolean }) {
    if (stays) onReset();
    else if (!isKept) onDiscard();
  }

  return <LeavingGuard key={state} isAsked={isUnsaved} words={words} stayingWords={stayingWords} reloading={reloading} destructive onBack={onBack} onLeave={handleLeave} />;
}
