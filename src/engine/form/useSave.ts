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
import type { Problem } from './ErrorSummary';
import { pendingFields, sendPending } from './sendPending';
import { saveRecord } from './saveRecord';
import { useLostAnswer } from './useLostAnswer';
import { violationLines } from './violationLines';

/**
 * `unsent`: the record is saved, a picture is not. `unknown`: the answer was lost, the record may be saved.
 * In neither may the form simply be sent again.
 */
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

/** The one place that decides what follows a save: record first, then what it could not carry; each failure keeps what was typed. */
export function useSave({ entity, labels, write, id, onRefused, onDone }: SaveOptions) {
  const { t } = useTranslation('form');
  const api = useApi();
  const { widgets } = useEngine();
  const context = transformContext(useConfig().settings.utcTime);
  const notify = useNotify();
  const errorText = useErrorText();
  const [phase, setPhase] = useState<Phase>('editing');
  const [problem, setProblem] = useState<Problem>();
  // Between two clicks there may be no drawing: the state alone would let the second one through.
  const isBusy = useRef(false);
  const saved = useRef<RecordData>(undefined);
  const before = write.mode === 'edit' ? write.before : {};
  const verb = write.mode === 'create' ? 'created' : 'updated';
  const readAgain = useLostAnswer({ entity, write, id, context });

  async function save(record: RecordData) {
    const answer = await saveRecord(record, { api, entity, context, write, id });
    const isNothing = !answer && pendingFields(entity, widgets, record, before).length === 0;
    const done = isNothing ? t('nothingChanged') : labels.message('success', verb);
    await sendRest(record, answer ?? { ...before, id }, done);
  }

  async function sendRest(record: RecordData, known: RecordData, done: string) {
    const pending = pendingFields(entity, widgets, record, before);
    const unsent = await sendPending(pending, record, { api, entity, widgets, saved: known });
    if (unsent) return keepUnsent(unsent.fields, unsent.cause, known);
    notify.success(done);
    return onDone(known);
  }

  function keepUnsent(fields: string[], cause: unknown, known: RecordData) {
    saved.current = known;
    const text = labels.message('error', widgetName(entity, fields[0] ?? ''));
    notify.error(text, cause);
    setProblem({ title: text, lines: cause instanceof ApiError ? [{ text: errorText(cause) }] : [] });
    setPhase('unsent');
  }

  async function fail(error: unknown, record: RecordData) {
    if (!(error instanceof ApiError)) {
      setPhase('editing');
      throw error;
    }
    const text = labels.message('error', verb);
    notify.error(text, error);
    if (error.kind === 'outcomeUnknown') return settle(error, record);
    const { refusals, lines } = violationLines(error, entity);
    onRefused(refusals);
    setProblem({ title: text, lines: lines.length > 0 ? lines : [{ text: errorText(error) }] });
    return setPhase('editing');
  }

  /** The answer is lost, not necessarily the work: what the server has decides. */
  async function settle(error: ApiError, record: RecordData) {
    const found = await readAgain(record);
    if (found) return sendRest(record, found, labels.message('success', verb));
    setProblem({ title: t('unknown.title'), lines: [{ text: errorText(error) }] });
    return setPhase('unknown');
  }

  async function once(work: () => Promise<void>, record: RecordData) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('sending');
    setProblem(undefined);
    try {
      await work().catch((error: unknown) => fail(error, record));
    } finally {
      isBusy.current = false;
    }
  }

  return {
    phase,
    problem,
    /** The operator's own mistakes, before anything is sent. */
    refuse: setProblem,
    send: (record: RecordData) => once(() => save(record), record),
    /** Only what the record could not carry: the record itself is saved. */
    sendUnsent: (record: RecordData) => once(() => sendRest(record, saved.current ?? {}, labels.message('success', 'updated')), record),
    /** Goes on without it. */
    giveUpUnsent: () => saved.current && onDone(saved.current),
    /** The operator has looked, and takes the form up again. */
    resume: () => setPhase('editing'),
  };
}
