import { useTranslation } from 'react-i18next';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { LeavingGuard } from '../page/LeavingGuard';
import type { Phase } from './save/useSave';

interface UnsavedGuardProps {
  phase: Phase;
  isUnsaved: () => boolean;
  /** Whether a reload would lose something, as the draft is incomplete or a save is under way. */
  isLostByReload: () => boolean;
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
export function UnsavedGuard({ phase, isUnsaved, isLostByReload, onDiscard, onReset, onBack }: UnsavedGuardProps) {
  const { t } = useTranslation('form');
  useUnsavedAnswer(isUnsaved);
  const state = phase === 'sending' || phase === 'unknown' ? phase : 'unsaved';
  const words = { title: t(`leaving.${state}.title`), body: t(`leaving.${state}.body`), stay: t('leaving.stay'), leave: t(`leaving.${state}.leave`) };
  const stayingWords = { ...words, ...(state === 'sending' && { body: t('leaving.sending.bodyLost') }) };
  const reloadWords = { title: t('reload.title'), body: t('reload.body'), stay: t('leaving.stay'), leave: t('reload.confirm') };
  const reloading = { isAsked: isLostByReload, words: reloadWords };

  function handleLeave({ stays }: { stays: boolean }) {
    if (stays) onReset();
    // A save that is left under way keeps the draft until it is done.
    else if (state !== 'sending') onDiscard();
  }

  return <LeavingGuard key={state} isAsked={isUnsaved} words={words} stayingWords={stayingWords} reloading={reloading} destructive onBack={onBack} onLeave={handleLeave} />;
}
