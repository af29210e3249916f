import { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import type { RecordData } from '../model/Schema';
import { paceOf, wait, type Wait } from './pace';

/**
 * The outcome for one record. `despite`: the platform refused, but the change was made all the same. `skipped`: there was nothing to do. `unknown`: the answer
 * was lost, and the change may have been made.
 */
export type BulkOutcome = { kind: 'done'; despite?: ApiError } | { kind: 'skipped' } | { kind: 'failed' | 'unknown'; error: ApiError };

/** A task to run on many records. */
export interface BulkTask {
  /** Splits the records into those of one call; by default each record has its own call. */
  batches?(records: readonly RecordData[]): readonly (readonly RecordData[])[];
  /** Returns one outcome for each record, in their order. An `ApiError` counts for all of them. */
  send(batch: readonly RecordData[]): Promise<readonly BulkOutcome[]>;
}

export interface BulkReport {
  done: readonly RecordData[];
  /** The records of `done` for which the platform gave a refusal. */
  despite: readonly BulkProblem[];
  skipped: readonly RecordData[];
  failed: readonly BulkProblem[];
  unknown: readonly BulkProblem[];
  /** The records that were not sent, because the task stopped before. */
  left: readonly RecordData[];
  /** The error that stopped the task, when the operator did not stop it. */
  stoppedBy: ApiError | undefined;
}

export interface BulkProblem {
  record: RecordData;
  error: ApiError;
}

/** How far a task has come. Of the records whose answers have not come yet the outcome is unknown. */
export interface SoFar {
  whole(): BulkReport;
  /** What has changed since this was last asked. The outcome of the next calls, as many as are named, counts as unknown too. */
  news(next: number): BulkReport;
}

interface BulkRun {
  /** Stops the task after the calls under way. */
  signal: AbortSignal;
  /** Called with the number of records that have an outcome, and whether the task has slowed down because the server fails. */
  onProgress(settled: number, isSlowed: boolean): void;
  /** Called before each call with what tells, at any time, how far the task has come. */
  onSending?(soFar: SoFar): void;
  wait?: Wait;
}

/**
 * How many calls run at once. A call spends more time on the network than in the server: three at once take a third of the time, and a stop waits for three
 * calls at most. Batches run one by one, since each keeps the server busy.
 */
const LANES = 3;

/** Whether an error makes further calls useless: there is no session or no network, or the server does not answer. */
function stops(error: ApiError): boolean {
  return ['unsent', 'lost'].includes(commandEnd(error));
}

/**
 * Runs a task on each record, once, and reports each outcome. What a busy server has refused is sent again after a pause; after several failures in a row, the
 * remaining records are left. Rejects only for a mistake in our code.
 */
export async function runBulk(records: readonly RecordData[], task: BulkTask, { signal, onProgress, onSending, wait: waiting = wait }: BulkRun): Promise<BulkReport> {
  const queue = [...(task.batches?.(records) ?? records.map((record) => [record]))];
  const stopping = new AbortController();
  const pace = paceOf(AbortSignal.any([signal, stopping.signal]), waiting);
  const outcomes = new Map<RecordData, BulkOutcome>();
  const underWay = new Map<RecordData, BulkOutcome>();
  let stoppedBy: ApiError | undefined;
  let news = new Map<RecordData, BulkOutcome | undefined>();
  const soFar: SoFar = {
    whole: () => reportOf(records, new Map([...underWay, ...outcomes]), stoppedBy),
    news(next) {
      const told = new Map([...news, ...notAnswered(queue.slice(0, next).flat()), ...underWay]);
      news = new Map();
      return reportOf([...told.keys()], told, stoppedBy);
    },
  };

  async function lane(): Promise<void> {
    for (;;) {
      await pace.turn();
      const batch = signal.aborted || stoppedBy ? undefined : queue.shift();
      if (!batch) return;
      for (const [record, outcome] of notAnswered(batch)) underWay.set(record, outcome);
      onSending?.(soFar);
      const answers = await outcomesOf(batch, task);
      for (const record of batch) underWay.delete(record);
      const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
      stoppedBy ??= errors.find(stops) ?? pace.note(errors);
      // The result is told at once, not after a pause that is under way.
      if (stoppedBy) stopping.abort();
      answers.forEach((answer, index) => {
        const record = batch[index];
        if (!record) return;
        if (!isUndone(answer)) outcomes.set(record, answer);
        news.set(record, outcomes.get(record));
      });
      const again = answers.flatMap((answer, index) => (isNotTaken(answer) ? batch.slice(index, index + 1) : []));
      if (again.length > 0) queue.unshift(again);
      onProgress(outcomes.size, pace.isSlowed());
    }
  }

  await Promise.all(Array.from({ length: task.batches ? 1 : LANES }, lane));
  return reportOf(records, outcomes, stoppedBy);
}

function notAnswered(records: readonly RecordData[]): [RecordData, BulkOutcome][] {
  return records.map((record) => [record, { kind: 'unknown', error: new ApiError('outcomeUnknown') }]);
}

/** Whether the server was too busy: the record is then sent again later. */
function isNotTaken(outcome: BulkOutcome): boolean {
  return 'error' in outcome && outcome.error.kind === 'busy';
}

/** Whether nothing was done for the record. */
function isUndone(outcome: BulkOutcome): boolean {
  return isNotTaken(outcome) || ('error' in outcome && commandEnd(outcome.error) === 'unsent');
}

async function outcomesOf(batch: readonly RecordData[], task: BulkTask): Promise<readonly BulkOutcome[]> {
  try {
    return await task.send(batch);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return batch.map(() => ({ kind: commandEnd(error) === 'lost' ? 'unknown' : 'failed', error }));
  }
}

function reportOf(records: readonly RecordData[], outcomes: ReadonlyMap<RecordData, BulkOutcome | undefined>, stoppedBy: ApiError | undefined): BulkReport {
  const ended = (kind: BulkOutcome['kind']) => records.filter((record) => outcomes.get(record)?.kind === kind);
  const problems = (kind: 'done' | 'failed' | 'unknown') =>
    records.flatMap((record) => {
      const outcome = outcomes.get(record);
      const error = outcome && errorOf(outcome);
      return outcome?.kind === kind && error ? [{ record, error }] : [];
    });
  return {
    done: ended('done'),
    despite: problems('done'),
    skipped: ended('skipped'),
    failed: problems('failed'),
    unknown: problems('unknown'),
    left: records.filter((record) => !outcomes.get(record)),
    stoppedBy,
  };
}

function errorOf(outcome: BulkOutcome): ApiError | undefined {
  return 'error' in outcome ? outcome.error : outcome.kind === 'done' ? outcome.despite : undefined;
}

/** The records for a second run: those that failed and those that were not sent, without those that may have been done and those that no longer exist. */
export function retryable({ failed, left }: BulkReport): RecordData[] {
  return [...failed.filter((problem) => !isGone(problem)).map(({ record }) => record), ...left];
}

/** The records that were not done: those that a second run would take, and those that may have been done. */
export function unsettled(report: BulkReport): RecordData[] {
  return [...retryable(report), ...report.unknown.map(({ record }) => record)];
}

function isGone({ error }: BulkProblem): boolean {
  return error.kind === 'notFound';
}

/** Joins the report of a run with that of the run that continued it. */
export function joined(before: BulkReport, after: BulkReport): BulkReport {
  return {
    ...after,
    done: [...before.done, ...after.done],
    despite: [...before.despite, ...after.despite],
    skipped: [...before.skipped, ...after.skipped],
    failed: [...before.failed.filter(isGone), ...after.failed],
    unknown: [...before.unknown, ...after.unknown],
  };
}
