import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { useOnce } from '@/ui/useOnce';
import { useEngine } from '../../data/EngineContext';
import { loadErrorWords, useSaidText } from '../../data/errorMessage';
import { useNotify } from '../../data/useNotify';
import { forgetSent, wasSent } from '../../data/sentDrafts';
import type { Labels } from '../../fields/labels';
import { useCan } from '../../model/permissions';
import type { EntityBody } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';
import type { RecordData } from '../../model/Schema';
import type { SaveStage } from '../../model/SaveStageError';
import { transformContext } from '../../model/transforms/transformContext';
import { changedFields, type WriteMode } from '../../model/transforms/recordToApi';
import type { Duplicates } from '../duplicates/findDuplicates';
import type { CaughtUp } from './catchUp';
import type { Problem } from './ErrorSummary';
import { AS_ASKED, isQuestion, saveAll, sendUnsent, type Accepted, type Question, type SaveOutcome, type SaveProgress } from './saveAll';
import type { SaveTask } from './SaveTask';
import { asksNewRecord } from './newRecord';
import { onceFromDraft, sentBefore } from './onceFromDraft';
import { useUndo } from '../undo/useUndo';
import { useOutcomeMessages } from './useOutcomeMessages';
import { violationLines } from './violationLines';

/** The phase of the form. `asking` waits for the operator's answer; `unsent`, `unknown` and `over` are the ends of a save that must not simply be tried again. */
export type Phase = 'editing' | 'sending' | 'asking' | 'unsent' | 'unknown' | 'over';

interface SaveOptions {
  entity: EntityBody;
  labels: Labels;
  write: WriteMode;
  id: string | undefined;
  /** The id of the draft that the record is created from; absent where none is kept. */
  draftId?: string;
  /** Whether what was typed is kept as a draft; absent where none ever is. */
  isKept?(): boolean;
  duplicateChecks: readonly DuplicateCheck[];
  /** Whether the form shows a place of the record. */
  isInSight(place: string): boolean;
  /** The server's messages on fields, by field. */
  onRefused(refusals: ReadonlyMap<string, string>): void;
  /** The fields whose values could not be sent after the record. */
  onUnsent(fields: readonly string[]): void;
  /** Some fields of an edit are saved, with the values of `now`. */
  onPartly(stored: readonly string[], now: RecordData): void;
  /** Everything is saved, but the server cannot show it. */
  onUnseen(id: string): void;
  /** Everything is saved; these fields have changed. */
  onDone(saved: RecordData, changed: readonly string[]): void;
}

/** Where the form stands. */
interface SaveState {
  phase: Phase;
  /** What stays on the page about a save that was not completed, or about the operator's own mistakes. */
  problem?: Problem | undefined;
  /** The question that the operator has to answer now. */
  question?: Question;
}

const EDITING: SaveState = { phase: 'editing' };

/** Saves, shows how it ended, and keeps what was typed whatever happens. */
export function useSave(options: SaveOptions) {
  const { entity, labels, write, id, draftId, isKept, onDone } = options;
  const { t } = useTranslation('form');
  const notify = useNotify();
  const { once } = useOnce();
  const { say, troubleOf } = useOutcomeMessages({ entity, labels, mode: write.mode, id, isKept });
  const [{ phase, problem, question }, setState] = useState<SaveState>(() => (wasSent(draftId) ? { phase: 'unknown', problem: troubleOf(sentBefore(draftId)).problem } : EDITING));
  const [stage, setStage] = useState<SaveStage>();
  const task = useSaveTask(options, setStage);
  const undoOf = useUndo(task);
  const tell = useTell(options);
  const { accepted, ...accepting } = useAccepted();
  const progress = useRef<SaveProgress>(undefined);

  const start = (record: RecordData, work: () => Promise<SaveOutcome>) =>
    once('save', async () => {
      notify.begin();
      setState({ phase: 'sending' });
      setStage(undefined);
      try {
        const outcome = await work();
        await loadErrorWords(failuresOf(outcome));
        settle(outcome, record);
      } catch (error) {
        setState(EDITING);
        throw error;
      }
    });

  function settle(outcome: SaveOutcome, record: RecordData) {
    const found = standing(say(outcome, undoOf(outcome, record)), options.isInSight);
    setState({ phase: phaseAfter(outcome), problem: found, ...(isQuestion(outcome) && { question: outcome }) });
    if (outcome.kind === 'unsent') progress.current = outcome.progress;
    if (outcome.kind === 'nothing') onDone(outcome.saved, []);
    else if (outcome.kind === 'done') onDone(outcome.saved, savedFields(outcome, record, task));
    else tell(outcome, found);
  }

  return {
    phase,
    problem,
    question,
    /** Which step is under way after the record itself. */
    stage,
    /** Shows the operator's own mistakes, before anything is sent. */
    refuse: (mistakes: Problem | undefined) => setState((now) => ({ ...now, problem: mistakes })),
    /** Sends the record. `before`: what an edit is compared with, when that has just changed. */
    send: (record: RecordData, before?: RecordData) =>
      start(record, () => {
        const sending: SaveTask = before ? { ...task, write: { mode: 'edit', before } } : task;
        const save = (onSaved?: (id: string) => void) => saveAll(record, { ...sending, onSaved }, accepted.current);
        return draftId !== undefined && (write.mode === 'create' || asksNewRecord(record, sending)) ? onceFromDraft(draftId, save) : save();
      }),
    ...accepting,
    /** Goes back to the form without an answer. The problem in question stays on the page. */
    keepTyping: () => setState({ phase: 'editing', problem: question?.kind === 'conflict' ? conflictProblem(question.caughtUp, labels, t) : undefined }),
    sendUnsent: (record: RecordData) => start(record, () => sendUnsent(record, progress.current ?? NOTHING_YET, task)),
    /** Finishes without sending the rest. */
    giveUpUnsent: () => progress.current && onDone(progress.current.saved, []),
    /** The operator has looked at the server, and goes on with the form. */
    resume() {
      forgetSent(draftId);
      setState((now) => ({ ...now, phase: 'editing' }));
    },
    /** The operator has given up what was typed, and begins again. */
    restart: () => setState(EDITING),
  };
}

/** A problem whose lines about what the form does not show lead nowhere, so that they stay, as nothing else would tell of it. */
function standing(problem: Problem | undefined, isInSight: SaveOptions['isInSight']): Problem | undefined {
  return problem && { ...problem, lines: problem.lines.map(({ field, ...line }) => (field !== undefined && isInSight(field) ? { field, ...line } : line)) };
}

/** Where the form stands after a save. One that is done is left, so that its form stays locked until then. */
function phaseAfter(outcome: SaveOutcome): Phase {
  if (isQuestion(outcome)) return 'asking';
  switch (outcome.kind) {
    case 'done':
    case 'nothing':
      return 'sending';
    case 'unsent':
    case 'unknown':
      return outcome.kind;
    case 'unseen':
      return 'over';
    default:
      return 'editing';
  }
}

/** Tells the form what a save that was not completed means for its fields. */
function useTell({ entity, onRefused, onUnsent, onPartly, onUnseen }: SaveOptions): (outcome: SaveOutcome, problem: Problem | undefined) => void {
  const said = useSaidText();

  return (outcome, problem) => {
    if (outcome.kind === 'unsent') onUnsent(unsentFields(outcome));
    if (outcome.kind === 'partly') onPartly(outcome.stored, outcome.now);
    if (outcome.kind === 'unseen') onUnseen(outcome.id);
    if (outcome.kind === 'goneReferences') onRefused(new Map(problem?.lines.map(({ field = '', text }) => [field, text])));
    if (outcome.kind === 'failed') onRefused(violationLines(outcome, entity, said).refusals);
  };
}

/** What the operator has accepted, and is not asked again. */
function useAccepted() {
  const accepted = useRef<Accepted>(new Map());
  const add = (...some: (readonly [string, unknown])[]) => {
    accepted.current = new Map([...accepted.current, ...some]);
  };

  return {
    accepted,
    /** The operator confirms the duplicates. */
    accept: (found: readonly Duplicates[]) => add(...found.map(({ field, value }) => [field, value] as const)),
    /** The operator has read the advice, and sends what was filled in. */
    refuseAdvice: () => add([AS_ASKED, true]),
  };
}

const NOTHING_YET: SaveProgress = { saved: {}, sent: new Map() };

/** Everything that a save needs, besides the record. */
function useSaveTask({ entity, write, id, duplicateChecks }: SaveOptions, onStage: (stage: SaveStage) => void): SaveTask {
  const config = useConfig();
  const { widgets, loadEntity } = useEngine();
  const context = transformContext(config.settings.utcTime);
  return { api: useApi(), widgets, loadEntity, context, config, entity, write, id, mayList: useCan(entity.resource)('list'), duplicateChecks, onStage };
}

function failuresOf(outcome: SaveOutcome): unknown[] {
  if (outcome.kind === 'failed') return [outcome.error];
  return outcome.kind === 'unsent' ? outcome.failures.map(({ cause }) => cause) : [];
}

function unsentFields({ failures }: Extract<SaveOutcome, { kind: 'unsent' }>): string[] {
  return failures.flatMap((failure) => ('field' in failure ? failure.field : 'written' in failure ? failure.written : []));
}

/** The fields that an edit has changed. */
function savedFields({ before, sent }: Extract<SaveOutcome, { kind: 'done' }>, record: RecordData, { entity, write }: SaveTask): string[] {
  return write.mode === 'edit' ? [...changedFields(entity, record, before ?? write.before), ...sent.keys()] : [];
}

function conflictProblem({ conflicts }: CaughtUp, labels: Labels, t: TFunction<'form'>): Problem {
  const lines = conflicts.map(({ field }) => ({ field, text: t('conflict.line', { field: labels.field(field) }) }));
  return { title: t('conflict.title'), lines };
}
