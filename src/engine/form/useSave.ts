import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useConfig } from '@/session/hooks';
import { useOnce } from '@/ui/useOnce';
import { useEngine } from '../data/EngineContext';
import { useSaidText } from '../data/errorMessage';
import { useNotify } from '../data/useNotify';
import { forgetSent, wasSent } from '../data/sentDrafts';
import type { Labels } from '../fields/labels';
import { useCan } from '../model/permissions';
import type { EntityBody } from '../model/Resource';
import type { DuplicateCheck } from '../model/SavingDefinition';
import type { RecordData } from '../model/Schema';
import type { SaveStage } from '../model/SaveStageError';
import { transformContext } from '../model/transforms/transformContext';
import { changedFields, type WriteMode } from '../model/transforms/recordToApi';
import type { Duplicates } from './duplicates/findDuplicates';
import type { CaughtUp } from './catchUp';
import type { Problem } from './ErrorSummary';
import { AS_ASKED, isQuestion, saveAll, sendUnsent, type Accepted, type Question, type SaveOutcome, type SaveProgress } from './saveAll';
import type { SaveTask } from './SaveTask';
import { asksNewRecord } from './newRecord';
import { onceFromDraft } from './onceFromDraft';
import { useUndo } from './undo/useUndo';
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
  duplicateChecks: readonly DuplicateCheck[];
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

/** Saves, shows how it ended, and keeps what was typed whatever happens. */
export function useSave(options: SaveOptions) {
  const { entity, labels, write, id, draftId, onRefused, onUnsent, onPartly, onUnseen, onDone } = options;
  const [stage, setStage] = useState<SaveStage>();
  const task = useSaveTask(options, setStage);
  const { t } = useTranslation('form');
  const said = useSaidText();
  const notify = useNotify();
  const { say, troubleOf } = useOutcomeMessages(entity, labels, write.mode, id);
  const undoOf = useUndo(task);
  const [isSentBefore] = useState(() => wasSent(draftId));
  const [phase, setPhase] = useState<Phase>(isSentBefore ? 'unknown' : 'editing');
  const [problem, setProblem] = useState(() => (isSentBefore ? troubleOf({ kind: 'unknown' }).problem : undefined));
  const { once } = useOnce();
  const progress = useRef<SaveProgress>(undefined);
  const [question, setQuestion] = useState<Question>();
  const accepted = useRef<Accepted>(new Map());

  const start = (record: RecordData, work: () => Promise<SaveOutcome>) =>
    once('save', async () => {
      notify.begin();
      setPhase('sending');
      setStage(undefined);
      setProblem(undefined);
      setQuestion(undefined);
      try {
        settle(await work(), record);
      } catch (error) {
        setPhase('editing');
        throw error;
      }
    });

  function settle(outcome: SaveOutcome, record: RecordData) {
    const found = say(outcome, undoOf(outcome, record));
    setProblem(found);
    if (isQuestion(outcome)) {
      setQuestion(outcome);
      return setPhase('asking');
    }
    if (outcome.kind === 'unsent') {
      progress.current = outcome.progress;
      onUnsent(unsentFields(outcome));
    }
    if (outcome.kind === 'partly') onPartly(outcome.stored, outcome.now);
    if (outcome.kind === 'unseen') {
      onUnseen(outcome.id);
      return setPhase('over');
    }
    if (outcome.kind === 'goneReferences') onRefused(new Map(found?.lines.map(({ field = '', text }) => [field, text])));
    if (outcome.kind === 'failed') onRefused(violationLines(outcome.error, entity, said).refusals);
    if (outcome.kind === 'nothing') return onDone(outcome.saved, []);
    if (outcome.kind === 'done') return onDone(outcome.saved, savedFields(outcome, record, task));
    return setPhase(outcome.kind === 'unsent' || outcome.kind === 'unknown' ? outcome.kind : 'editing');
  }

  return {
    phase,
    problem,
    /** Shows the operator's own mistakes, before anything is sent. */
    refuse: setProblem,
    /** The question that the operator has to answer now. */
    question,
    /** Sends the record. `before`: what an edit is compared with, when that has just changed. */
    send: (record: RecordData, before?: RecordData) =>
      start(record, () => {
        const sending: SaveTask = before ? { ...task, write: { mode: 'edit', before } } : task;
        const save = () => saveAll(record, sending, accepted.current);
        return draftId !== undefined && (write.mode === 'create' || asksNewRecord(record, sending)) ? onceFromDraft(draftId, save) : save();
      }),
    /** The operator confirms the duplicates. */
    accept(found: readonly Duplicates[]) {
      accepted.current = new Map([...accepted.current, ...found.map(({ field, value }) => [field, value] as const)]);
    },
    /** The operator has read the advice, and sends what was filled in. */
    refuseAdvice() {
      accepted.current = new Map([...accepted.current, [AS_ASKED, true]]);
    },
    /** Goes back to the form without an answer. The problem in question stays on the page. */
    keepTyping() {
      setProblem(question?.kind === 'conflict' ? conflictProblem(question.caughtUp, labels, t) : undefined);
      setQuestion(undefined);
      setPhase('editing');
    },
    /** Which step is under way after the record itself. */
    stage,
    sendUnsent: (record: RecordData) => start(record, () => sendUnsent(record, progress.current ?? NOTHING_YET, task)),
    /** Finishes without sending the rest. */
    giveUpUnsent: () => progress.current && onDone(progress.current.saved, []),
    /** The operator has looked at the server, and goes on with the form. */
    resume() {
      forgetSent(draftId);
      setPhase('editing');
    },
    /** The operator has given up what was typed, and begins again. */
    restart() {
      setProblem(undefined);
      setPhase('editing');
    },
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
