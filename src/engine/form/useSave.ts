import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorMessage';
import type { Labels } from '../labels';
import type { EntityBody, RecordData } from '../Resource';
import { transformContext } from '../transforms/transformContext';
import type { WriteMode } from '../transforms/recordToApi';
import { useNotify } from '../useNotify';
import { widgetName } from '../widgetName';
import type { Problem, ProblemLine } from './ErrorSummary';
import { saveAll, sendRest, type SaveOutcome, type SaveTask } from './saveSteps';
import { violationLines } from './violationLines';

/** Where the form stands; `unsent` and `unknown` are the ends of a save that may not simply be tried again. */
export type Phase = 'editing' | 'sending' | 'unsent' | 'unknown';

interface SaveOptions {
  entity: EntityBody;
  labels: Labels;
  write: WriteMode;
  id: string | undefined;
  /** The server's words on fields, by field. */
  onRefused(refusals: ReadonlyMap<string, string>): void;
  /** Everything is on the server. */
  onDone(saved: RecordData): void;
}

/** Saves, says how it ended, and keeps what was typed whatever happens. */
export function useSave({ entity, labels, write, id, onRefused, onDone }: SaveOptions) {
  const context = transformContext(useConfig().settings.utcTime);
  const task: SaveTask = { api: useApi(), widgets: useEngine().widgets, context, entity, write, id };
  const say = useOutcomeWords(entity, labels, write.mode);
  const [phase, setPhase] = useState<Phase>('editing');
  const [problem, setProblem] = useState<Problem>();
  // Between two clicks there may be no drawing: the state alone would let the second one through.
  const isBusy = useRef(false);
  const saved = useRef<RecordData>(undefined);

  async function once(work: () => Promise<SaveOutcome>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('sending');
    setProblem(undefined);
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
    if (outcome.kind === 'unsent') saved.current = outcome.saved;
    if (outcome.kind === 'failed') onRefused(violationLines(outcome.error, entity).refusals);
    if (outcome.kind === 'done' || outcome.kind === 'nothing') return onDone(outcome.saved);
    return setPhase(outcome.kind === 'failed' ? 'editing' : outcome.kind);
  }

  return {
    phase,
    problem,
    /** The operator's own mistakes, before anything is sent. */
    refuse: setProblem,
    send: (record: RecordData) => once(() => saveAll(record, task)),
    sendUnsent: (record: RecordData) => once(() => sendRest(record, saved.current ?? {}, task)),
    /** Goes on without it. */
    giveUpUnsent: () => saved.current && onDone(saved.current),
    /** The operator has looked, and takes the form up again. */
    resume: () => setPhase('editing'),
  };
}

/** Says the outcome in the message bar, and answers what stays on the page of it (ux K4). */
function useOutcomeWords(entity: EntityBody, labels: Labels, mode: 'create' | 'edit') {
  const { t } = useTranslation('form');
  const notify = useNotify();
  const errorText = useErrorText();
  const verb = mode === 'create' ? 'created' : 'updated';
  const reasonOf = (cause: unknown) => (cause instanceof ApiError ? [{ text: errorText(cause) }] : []);

  return (outcome: SaveOutcome): Problem | undefined => {
    if (outcome.kind === 'done' || outcome.kind === 'nothing') {
      notify.success(outcome.kind === 'done' ? labels.message('success', verb) : t('nothingChanged'));
      return undefined;
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
