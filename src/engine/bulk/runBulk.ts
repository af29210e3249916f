import { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import type { RecordData } from '../model/Schema';
import { paceOf, wait, type Wait } from './pace';

/**
 * How it ended for one record. `despite`: the platform refused, and it was done all the same. `skipped`: nothing was to be done. `unknown`: the answer
 * was lost, it may have been done.
 */
export type BulkOutcome = { kind: 'done'; despite?: ApiError } | { kind: 'skipped' } | { kind: 'failed' | 'unknown'; error: ApiError };

/** Something to do for many records. */
export interface BulkTask {
  /** What goes in one call; each record has its own unless said. */
  batches?(records: readonly RecordData[]): readonly (readonly RecordData[])[];
  /** One outcome for each record, in their order. An `ApiError` stands for all of them. */
  send(batch: readonly RecordData[]): Promise<readonly BulkOutcome[]>;
}

export interface BulkReport {
  done: readonly RecordData[];
  /** Those of `done` that the platform refused. */
  despite: readonly BulkProblem[];
  skipped: readonly RecordData[];
  failed: readonly BulkProblem[];
  unknown: readonly BulkProblem[];
  /** Not sent: stopped before. */
  left: readonly RecordData[];
  /** Why it stopped, when the operator did not stop it. */
  stoppedBy: ApiError | undefined;
}

export interface BulkProblem {
  record: RecordData;
  error: ApiError;
}

export interface BulkRun {
  /** Stops it after the calls that are under way. */
  signal: AbortSignal;
  /** How many records have an outcome, and whether it goes more slowly, as the server fails. */
  onProgress(settled: number, isSlowed: boolean): void;
  wait?: Wait;
}

/**
 * How many calls are under way at once. An answer spends its time on the way more than in the server: three make it three times shorter, and
 * a stop leaves at most three to wait for. Batches go one by one: the server has enough to do with each.
 */
const LANES = 3;

/** There is no use in sending the next one then: no session, no network, or a server that does not answer. */
function stops(error: ApiError): boolean {
  return ['unsent', 'lost'].includes(commandEnd(error));
}

/**
 * Sends what is to be done for each record, once; says how it ended for each. What a busy server has not taken is sent again after a pause; after some
 * failures of the server in a row the rest is left. Rejects only for a mistake of ours.
 */
export async function runBulk(records: readonly RecordData[], task: BulkTask, { signal, onProgress, wait: waiting = wait }: BulkRun): Promise<BulkReport> {
  const queue = [...(task.batches?.(records) ?? records.map((record) => [record]))];
  const pace = paceOf(signal, waiting);
  const outcomes = new Map<RecordData, BulkOutcome>();
  let stoppedBy: ApiError | undefined;

  async function lane(): Promise<void> {
    for (;;) {
      await pace.turn();
      const batch = signal.aborted || stoppedBy ? undefined : queue.shift();
      if (!batch) return;
      const answers = await outcomesOf(batch, task);
      const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
      stoppedBy ??= errors.find(stops) ?? pace.note(errors);
      answers.forEach((answer, index) => {
        const record = batch[index];
        if (record && !isUndone(answer)) outcomes.set(record, answer);
      });
      const again = answers.flatMap((answer, index) => (isNotTaken(answer) ? batch.slice(index, index + 1) : []));
      if (again.length > 0) queue.unshift(again);
      onProgress(outcomes.size, pace.isSlowed());
    }
  }

  await Promise.all(Array.from({ length: task.batches ? 1 : LANES }, lane));
  return reportOf(records, outcomes, stoppedBy);
}

/** A busy server takes it later. */
function isNotTaken(outcome: BulkOutcome): boolean {
  return 'error' in outcome && outcome.error.kind === 'busy';
}

/** Nothing was done for the record. */
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

function reportOf(records: readonly RecordData[], outcomes: ReadonlyMap<RecordData, BulkOutcome>, stoppedBy: ApiError | undefined): BulkReport {
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
    left: records.filter((record) => !outcomes.has(record)),
    stoppedBy,
  };
}

function errorOf(outcome: BulkOutcome): ApiError | undefined {
  return 'error' in outcome ? outcome.error : outcome.kind === 'done' ? outcome.despite : undefined;
}

/** What a second run may do: what failed and what was not sent. Neither what may have been done nor what is gone is among them. */
export function retryable({ failed, left }: BulkReport): RecordData[] {
  return [...failed.filter((problem) => !isGone(problem)).map(({ record }) => record), ...left];
}

function isGone({ error }: BulkProblem): boolean {
  return error.kind === 'notFound';
}

/** A run and the one that went on with it, as one. */
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
