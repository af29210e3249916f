import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorMessage';
import type { Labels } from '../labels';
import type { AlikeDefinition, EntityBody, RecordData } from '../Resource';
import { transformContext } from '../transforms/transformContext';
import type { WriteMode } from '../transforms/recordToApi';
import { useNotify } from '../useNotify';
import { widgetName } from '../widgetName';
import type { Alike } from './alike/findAlike';
import type { CaughtUp } from './catchUp';
import type { Problem, ProblemLine } from './ErrorSummary';
import { saveAll, sendRest, type Accepted, type SaveOutcome, type SaveTask } from './saveSteps';
import { violationLines } from './violationLines';

/**
 * Where the form stands; `asking` waits for the operator's answer, `unsent` and `unknown` are the ends of a save that may not simply be
 * tried again.
 */
export type Phase = 'editing' | 'sending' | 'asking' | 'unsent' | 'unknown';

/** What a save asks before it sends anything. */
export type Question = Extract<SaveOutcome, { kind: 'conflict' | 'alike' }>;

interface SaveOptions {
  entity: EntityBody;
  labels: Labels;
  write: WriteMode;
  id: string | undefined;
  alike: readonly AlikeDefinition[];
  /** The server's words on fields, by field. */
  onRefused(refusals: ReadonlyMap<string, string>): void;
  /** Everything is on the server. */
  onDone(saved: RecordData): void;
}

/** Saves, says how it ended, and keeps what was typed whatever happens. */
export function useSave({ entity, labels, write, id, alike, onRefused, onDone }: SaveOptions) {
  const context = transformContext(useConfig().settings.utcTime);
  const task: SaveTask = { api: useApi(), widgets: useEngine().widgets, context, entity, write, id, alike };
  const { t } = useTranslation('form');
  const say = useOutcomeWords(entity, labels, write.mode);
  const [phase, setPhase] = useState<Phase>('editing');
  const [problem, setProblem] = useState<Problem>();
  // Between two clicks there may be no drawing: the state alone would let the second one through.
  const isBusy = useRef(false);
  const saved = useRef<RecordData>(undefined);
  const [question, setQuestion] = useState<Question>();
  const accepted = useRef<Accepted>(new Map());

  async function once(work: () => Promise<SaveOutcome>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('sending');
    setProblem(undefined);
    setQuestion(undefined);
    try {
      settle(await work());
    } catch (error) {
      setPhase('editing');
      throw error;
    } finally {
      isBusy.current = false;
    }
  }

  function settle(outcome: SaveOutcome) {
    setProblem(say(outcome));
    if (isQuestion(outcome)) {
      setQuestion(outcome);
      return setPhase('asking');
    }
    if (outcome.kind === 'unsent') saved.current = outcome.saved;
    if (outcome.kind === 'failed') onRefused(violationLines(outcome.error, entity).refusals);
    if (outcome.kind === 'done' || outcome.kind === 'nothing') return onDone(outcome.saved);
    return setPhase(outcome.kind === 'failed' || outcome.kind === 'gone' ? 'editing' : outcome.kind);
  }

  function conflictProblem({ conflicts }: CaughtUp): Problem {
    const lines = conflicts.map(({ field }) => ({ field, text: t('conflict.line', { field: labels.field(field) }) }));
    return { title: t('conflict.title'), lines };
  }

  return {
    phase,
    problem,
    /** The operator's own mistakes, before anything is sent. */
    refuse: setProblem,
    /** While the operator has to answer. */
    question,
    /** `before`: what an edit is compared with, when it has just changed. */
    send: (record: RecordData, before?: RecordData) => once(() => saveAll(record, before ? { ...task, write: { mode: 'edit', before } } : task, accepted.current)),
    /** The operator knows that other records are alike. */
    accept(found: readonly Alike[]) {
      accepted.current = new Map([...accepted.current, ...found.map(({ field, value }) => [field, value] as const)]);
    },
    /** Back to the form without an answer: what it would have been about stays on the page. */
    keepTyping() {
      setProblem(question?.kind === 'conflict' ? conflictProblem(question.caughtUp) : undefined);
      setQuestion(undefined);
      setPhase('editing');
    },
    sendUnsent: (record: RecordData) => once(() => sendRest(record, saved.current ?? {}, task)),
    /** Goes on without it. */
    giveUpUnsent: () => saved.current && onDone(saved.current),
    /** The operator has looked, and takes the form up again. */
    resume: () => setPhase('editing'),
  };
}

function isQuestion(outcome: SaveOutcome): outcome is Question {
  return outcome.kind === 'conflict' || outcome.kind === 'alike';
}

/** Says the outcome in the message bar, and answers what stays on the page of it (ux K4). */
function useOutcomeWords(entity: EntityBody, labels: Labels, mode: 'create' | 'edit') {
  const { t } = useTranslation('form');
  const notify = useNotify();
  const errorText = useErrorText();
  const verb = mode === 'create' ? 'created' : 'updated';

  /** For a record that is gone, some addresses of the platform answer an error of the server (contract core 4.1). */
  function reasonOf(cause: unknown): ProblemLine[] {
    if (!(cause instanceof ApiError)) return [];
    const reason = errorText(cause);
    return [{ text: mode === 'edit' && cause.kind === 'server' ? t('show:maybeGone', { reason }) : reason }];
  }

  return (outcome: SaveOutcome): Problem | undefined => {
    if (outcome.kind === 'done' || outcome.kind === 'nothing') {
      notify.success(outcome.kind === 'done' ? labels.message('success', verb) : t('nothingChanged'));
      return undefined;
    }
    // The dialog says it.
    if (isQuestion(outcome)) return undefined;
    if (outcome.kind === 'gone') {
      notify.error(`${labels.message('error', verb)}. ${labels.state('notFound')}`);
      return { title: labels.state('notFound'), lines: [{ text: t('gone') }] };
    }
    if (outcome.kind === 'unsent') {
      const { fields, cause } = outcome.unsent;
      const title = labels.message('error', widgetName(entity, fields[0] ?? ''));
      notify.error(title, cause);
      return { title, lines: reasonOf(cause) };
    }
    const title = labels.message('error', verb);
    const lines = outcome.kind === 'failed' ? violationLines(outcome.error, entity).lines.map(named) : [];
    if (lines.length > 0) {
      notify.error(`${title}. ${lines.map(({ text }) => text).join(' ')}`);
      return { title, lines };
    }
    notify.error(title, outcome.error);
    return { title: outcome.kind === 'unknown' ? t('unknown.title') : title, lines: reasonOf(outcome.error) };
  };

  /** The server names fields as the platform does, or not at all: an operator knows them by their labels. */
  function named({ field, text }: ProblemLine): ProblemLine {
    return field === undefined ? { text } : { field, text: t('refusal', { field: labels.field(field), message: text }) };
  }
}
