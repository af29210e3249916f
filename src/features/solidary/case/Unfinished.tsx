import { createContext, use, useCallback, useEffect, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/engine/form/DraftNotice';
import { useDraft } from '@/engine/form/useDraft';
import { LeavingGuard } from '@/engine/page/LeavingGuard';
import { onHandOver } from '@/ui/handOver';
import { Notice } from '@/ui/Notice';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { useCase } from './CaseContext';

/** The stage of a draft of which a part had been sent when its page ended, and nobody saw the answer. */
const MAYBE_SENT = 'maybeSent';

interface UnfinishedWork {
  /** Whether each part of the page would lose something that is not typed text. */
  parts: Map<string, boolean>;
  texts: Texts;
  /** The texts that were typed before the page was interrupted, unless they may have been sent. */
  resumed: Texts;
  write(name: string, text: string): void;
}

/** The texts typed on the page, by the names of their inputs. */
type Texts = Readonly<Record<string, string>>;

const UnfinishedContext = createContext<UnfinishedWork>({ parts: new Map(), texts: {}, resumed: {}, write: () => undefined });

/**
 * Protects what is typed on the page and not sent, as forms do: it asks before that is lost, also in a tab that logs out, and offers it again after
 * the end of a session or a reload. The page has several small forms, and one question for all of them (rule unsaved.asked and unsaved.kept).
 */
export function Unfinished({ children }: { children: ReactNode }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { mayChange, isOut, trouble } = useCase();
  const draft = useDraft();
  const [parts] = useState(() => new Map<string, boolean>());
  const [texts, setTexts] = useState<Texts>(() => (draft.found?.values ?? {}) as Texts);
  const [isResumed, setResumed] = useState(draft.found !== undefined);
  const write = useCallback((name: string, text: string) => {
    setTexts((now) => ({ ...now, [name]: text }));
    if (text === '') setResumed(false);
  }, []);
  // Where nothing may be sent any more, no input shows the typed texts, so they are not asked about.
  const isTyped = mayChange && Object.values(texts).some((text) => text.trim() !== '');
  const isHalfDone = useCallback(() => [...parts.values()].some(Boolean), [parts]);
  const isAsked = useCallback(() => isTyped || isHalfDone(), [isTyped, isHalfDone]);
  const isLostByReload = useCallback(() => isHalfDone() || (isTyped && !draft.isWhole(texts, {})), [isHalfDone, isTyped, draft, texts]);
  // Nothing is sent from a request that was replaced.
  const isMaybeSent = isOut || trouble === 'unknown' || trouble === 'unseen';
  const wasMaybeSent = isResumed && draft.found?.at === MAYBE_SENT;
  const [resumed] = useState(() => (wasMaybeSent ? {} : texts));
  const work = useMemo(() => ({ parts, texts, resumed, write }), [parts, texts, resumed, write]);
  useEffect(() => {
    const keep = () => draft.keep(texts, {}, isMaybeSent || wasMaybeSent ? { at: MAYBE_SENT } : {});
    keep();
    // The storage may have been emptied by the time the page ends.
    return onHandOver(keep);
  }, [draft, texts, isMaybeSent, wasMaybeSent]);
  useUnsavedAnswer(isAsked);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };

  function discard() {
    draft.drop();
    setTexts({});
    setResumed(false);
  }

  return (
    <UnfinishedContext value={work}>
      {isResumed && isTyped && <DraftNotice found={t('leaving.resumed')} onDiscard={discard} />}
      {wasMaybeSent && isTyped && (
        <Notice severity="warning" role="alert" className="notice-page">
          {t('leaving.maybeSent')}
        </Notice>
      )}
      {children}
      <LeavingGuard isAsked={isAsked} words={words} reloading={{ isAsked: isLostByReload }} destructive onLeave={discard} />
    </UnfinishedContext>
  );
}

/** Declares whether the calling part of the page would lose something that is not typed text. */
export function useUnfinished(isUnfinished: boolean): void {
  const { parts } = use(UnfinishedContext);
  const id = useId();
  useLayoutEffect(() => {
    parts.set(id, isUnfinished);
    return () => void parts.delete(id);
  }, [parts, id, isUnfinished]);
}

/** Whether the page opened with this text, typed before it was interrupted: the dialog that asks for the text opens with the page then, so that it is seen. */
export function useIsResumed(name: string): boolean {
  return use(UnfinishedContext).resumed[name] !== undefined;
}

/**
 * The text typed in an input of the page. It outlives the input, so that a dialog closed by mistake or a narrower window loses nothing. It is
 * emptied once it is sent.
 */
export function useTyped(name: string): readonly [string, (text: string) => void] {
  const { texts, write } = use(UnfinishedContext);
  return [texts[name] ?? '', useCallback((text) => write(name, text), [write, name])];
}
