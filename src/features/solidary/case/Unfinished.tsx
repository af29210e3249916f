import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/engine/form/DraftNotice';
import { useDraft } from '@/engine/form/useDraft';
import { LeavingGuard } from '@/engine/page/LeavingGuard';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { useCase } from './CaseContext';

interface UnfinishedWork {
  /** Whether each part of the page would lose something. */
  parts: Map<string, boolean>;
  texts: Texts;
  write(name: string, text: string): void;
}

/** What is typed in the boxes of the page, by the name of each. */
type Texts = Readonly<Record<string, string>>;

const UnfinishedContext = createContext<UnfinishedWork>({ parts: new Map(), texts: {}, write: () => undefined });

/**
 * Keeps what is typed on the page and not sent as forms do: asks before it is lost, here and for a tab that logs out, and offers it again after the end
 * of a session or a reload. The page has several small forms, and one question for all (rule unsaved.asked and unsaved.kept).
 */
export function Unfinished({ children }: { children: ReactNode }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { mayChange } = useCase();
  const draft = useDraft();
  const [parts] = useState(() => new Map<string, boolean>());
  const [texts, setTexts] = useState<Texts>(() => (draft.found?.values ?? {}) as Texts);
  const [isResumed, setResumed] = useState(draft.found !== undefined);
  const write = useCallback((name: string, text: string) => {
    setTexts((now) => ({ ...now, [name]: text }));
    if (text === '') setResumed(false);
  }, []);
  const work = useMemo(() => ({ parts, texts, write }), [parts, texts, write]);
  // Where nothing may be sent any more, no box shows what was typed.
  const isTyped = mayChange && Object.values(texts).some((text) => text.trim() !== '');
  const isHalfDone = useCallback(() => [...parts.values()].some(Boolean), [parts]);
  const isAsked = useCallback(() => isTyped || isHalfDone(), [isTyped, isHalfDone]);
  const isLostByReload = useCallback(() => isHalfDone() || (isTyped && !draft.isWhole(texts, {})), [isHalfDone, isTyped, draft, texts]);
  useEffect(() => draft.keep(texts, {}), [draft, texts]);
  useUnsavedAnswer(isAsked);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };

  function discard() {
    draft.drop();
    setTexts({});
    setResumed(false);
  }

  return (
    <UnfinishedContext value={work}>
      {isResumed && isTyped && <DraftNotice onDiscard={discard} />}
      {children}
      <LeavingGuard isAsked={isAsked} words={words} reloading={{ isAsked: isLostByReload }} destructive onLeave={discard} />
    </UnfinishedContext>
  );
}

/** Whether the part of the page that calls it would lose something that is not typed. */
export function useUnfinished(isUnfinished: boolean): void {
  const { parts } = use(UnfinishedContext);
  const id = useId();
  useEffect(() => {
    parts.set(id, isUnfinished);
    return () => void parts.delete(id);
  }, [parts, id, isUnfinished]);
}

/** What is typed in a box of the page: it outlives the box, so that a dialog closed by mistake or a narrower window loses nothing. Emptied once it is sent. */
export function useTyped(name: string): readonly [string, (text: string) => void] {
  const { texts, write } = use(UnfinishedContext);
  return [texts[name] ?? '', useCallback((text) => write(name, text), [write, name])];
}
