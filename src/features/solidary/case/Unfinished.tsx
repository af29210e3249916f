import { createContext, use, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DraftNotice } from '@/engine/form/DraftNotice';
import { useDraft } from '@/engine/form/useDraft';
import { LeavingGuard } from '@/engine/page/LeavingGuard';
import { useTranslation } from '@/i18n/useTranslation';
import { onHandOver } from '@/ui/handOver';
import { Notice } from '@/ui/Notice';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { useCase } from './CaseContext';
import { isToPartner } from './partners/partnerRows';
import { usePartnerSendings } from './partners/usePartnerSendings';

/** How the stage of a draft begins of which texts had been sent when its page ended, and nobody saw the answer; the names of the texts follow. */
const MAYBE_SENT = 'maybeSent ';

const NONE: readonly string[] = [];

/** How the names of choices begin, which are among the texts and are none: they are kept for the sake of a text, and alone are not worth a question. */
const CHOICE = 'choice ';

interface UnfinishedWork {
  /** Whether each part of the page would lose something that is not typed text. */
  parts: Map<string, boolean>;
  texts: Texts;
  write(name: string, text: string): void;
  /** The names of the texts that may have been sent before the page was opened, when nobody saw the answer. */
  maybeSent: readonly string[];
  /** The name of the text that a dialog asks for. */
  asked: string | undefined;
  ask(name: string | undefined): void;
}

/** The texts typed on the page, by the names of their inputs; the last one typed in comes last. */
type Texts = Readonly<Record<string, string>>;

const UnfinishedContext = createContext<UnfinishedWork>({ parts: new Map(), texts: {}, write: () => undefined, maybeSent: NONE, asked: undefined, ask: () => undefined });

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
  const latest = useRef(texts);
  const [isResumed, setResumed] = useState(draft.found !== undefined);
  const write = useCallback(
    (name: string, text: string) => {
      const { [name]: _before, ...others } = latest.current;
      latest.current = { ...others, [name]: text };
      setTexts(latest.current);
      if (text !== '') return;
      setResumed(false);
      // What was on its way when the page was left is sent: nothing renders any more that would take it out of the draft.
      if (lastTyped(latest.current) === undefined) draft.drop();
    },
    [draft],
  );
  // Where nothing may be sent any more, no input shows the typed texts, so they are not asked about.
  const isAnyTyped = mayChange && lastTyped(texts) !== undefined;
  const isHalfDone = useCallback(() => [...parts.values()].some(Boolean), [parts]);
  const isAsked = useCallback(() => isAnyTyped || isHalfDone(), [isAnyTyped, isHalfDone]);
  const isLostByReload = useCallback(() => isHalfDone() || (isAnyTyped && !draft.isWhole(texts, {})), [isHalfDone, isAnyTyped, draft, texts]);
  const { isAnyUnknown } = usePartnerSendings();
  // Nothing is sent from a request that was replaced.
  const isMaybeSent = isOut || isAnyUnknown || trouble === 'unknown' || trouble === 'unseen';
  const [found] = useState(() => namesIn(draft.found?.at));
  const maybeSent = isResumed ? found : NONE;
  const wasMaybeSent = maybeSent.length > 0;
  const [asked, ask] = useState(wasMaybeSent ? undefined : lastTyped(texts));
  const inDoubt = useInDoubt(isOut, isMaybeSent, asked ?? lastTyped(texts));
  const work = useMemo(() => ({ parts, texts, write, maybeSent, asked, ask }), [parts, texts, write, maybeSent, asked]);
  useEffect(() => {
    const names = [...maybeSent, ...inDoubt].filter((name) => isTyped(texts, name));
    const keep = () => draft.keep(lastTyped(texts) === undefined ? {} : texts, {}, names.length > 0 ? { at: MAYBE_SENT + names.join('\n') } : {});
    keep();
    // The storage may have been emptied by the time the page ends.
    return onHandOver(keep);
  }, [draft, texts, maybeSent, inDoubt]);
  useUnsavedAnswer(isAsked);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };
  const leavingWords = isMaybeSent ? { ...words, body: t('leaving.bodyMaybeSent') } : words;

  function discard() {
    draft.drop();
    latest.current = {};
    setTexts({});
    setResumed(false);
  }

  function handleLeave({ stays }: { stays: boolean }) {
    // What may not have been sent stays in the draft.
    if (stays || !isMaybeSent) discard();
  }

  return (
    <UnfinishedContext value={work}>
      {isResumed && isAnyTyped && <DraftNotice found={t('leaving.resumed')} onDiscard={discard} />}
      {wasMaybeSent && isAnyTyped && (
        <Notice severity="warning" role="alert" className="notice-page">
          {t('leaving.maybeSent')} {t(maybeSent.some(isToPartner) ? 'leaving.lookForPartner' : 'leaving.look')}
        </Notice>
      )}
      {children}
      <LeavingGuard isAsked={isAsked} words={leavingWords} stayingWords={words} reloading={{ isAsked: isLostByReload, words }} destructive onLeave={handleLeave} />
    </UnfinishedContext>
  );
}

function namesIn(stage = ''): readonly string[] {
  return stage.startsWith(MAYBE_SENT) ? stage.slice(MAYBE_SENT.length).split('\n') : NONE;
}

/** The names of the texts that are on their way, or were when nobody saw the answer: each command takes along the text that was typed in when it left. */
function useInDoubt(isOut: boolean, isMaybeSent: boolean, current: string | undefined): readonly string[] {
  const [wasOut, setWasOut] = useState(false);
  const [names, setNames] = useState(NONE);
  if (isOut !== wasOut) {
    setWasOut(isOut);
    if (isOut && current !== undefined) setNames([...new Set([...names, current])]);
  }
  if (!isMaybeSent && names.length > 0) setNames(NONE);
  return names;
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

function lastTyped(texts: Texts): string | undefined {
  return Object.keys(texts).findLast((name) => isTyped(texts, name));
}

function isTyped(texts: Texts, name: string): boolean {
  return !name.startsWith(CHOICE) && (texts[name] ?? '').trim() !== '';
}

/**
 * The name of the text for which a dialog of the page is open, and how to open another. After an interruption it is the last one that was typed in, unless it
 * may have been sent, so that the operator is where they were.
 */
export function useAskedText(): readonly [string | undefined, (name: string | undefined) => void] {
  const { asked, ask } = use(UnfinishedContext);
  return [asked, ask];
}

/** Whether a text was perhaps sent before the page was opened, when nobody saw the answer. */
export function useWasMaybeSent(name: string): boolean {
  return use(UnfinishedContext).maybeSent.includes(name);
}

/** Adds to the label of a button that its dialog keeps a text which was begun. */
export function useBegunLabel(): (label: string, name: string) => string {
  const { t } = useTranslation('solidaryFollowUp');
  const { texts } = use(UnfinishedContext);
  return (label, name) => (isTyped(texts, name) ? t('leaving.begun', { label }) : label);
}

/** The texts that were begun and whose names begin so. */
export function useBegunTexts(prefix: string): { name: string; text: string }[] {
  const { texts } = use(UnfinishedContext);
  return Object.keys(texts).flatMap((name) => (name.startsWith(prefix) && isTyped(texts, name) ? [{ name, text: texts[name] ?? '' }] : []));
}

/**
 * The text typed in an input of the page. It outlives the input, so that a dialog closed by mistake or a narrower window loses nothing. It is
 * emptied once it is sent.
 */
export function useTyped(name: string): readonly [string, (text: string) => void] {
  const { texts, write } = use(UnfinishedContext);
  return [texts[name] ?? '', useCallback((text) => write(name, text), [write, name])];
}

/** What is chosen beside a text, empty before; kept and emptied with the text, which would otherwise be noted about something else after an interruption. */
export function useKeptChoice(name: string): readonly [string, (choice: string) => void] {
  return useTyped(`${CHOICE}${name}`);
}
