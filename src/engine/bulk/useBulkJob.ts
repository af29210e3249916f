import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { useLabels } from '../fields/labels';
import type { ActionUse } from '../model/ActionUse';
import type { Scope } from '../model/ListQuery';
import type { Picked } from '../model/Picked';
import type { Resource } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { useMutate } from '../data/useMutate';
import { invalidatedBy } from '../model/invalidatedBy';
import { collect } from './collect';
import { resumption, type BulkOrder, type CutRun } from './cutRun';
import type { BulkMeans } from './oneByOne';
import { joined, retryable, runBulk, unsettled, type BulkReport } from './runBulk';
import type { NamedTask, useBulkTasks } from './useBulkTasks';
import { useCutRun } from './useCutRun';

/** The kind of work for a selection. */
type BulkWork = { kind: 'edit' } | { kind: 'delete' } | { kind: 'action'; use: ActionUse };

/** The stage of the work, which decides the dialog. */
export type BulkStage =
  /** `back`: the result of the task that is to be resumed, which is shown again when the reading is given up. */
  | { kind: 'reading'; read: number; total: number; back?: BulkStage | undefined }
  | { kind: 'unread'; error: ApiError; back?: BulkStage | undefined }
  | { kind: 'nothing' }
  | { kind: 'asking'; records: readonly RecordData[] }
  | { kind: 'running'; title: string; settled: number; total: number; isSlowed: boolean; isStopping: boolean }
  /** `isCut`: the task was cut off with its page, and is shown to the operator who has come back. */
  | { kind: 'over'; title: string; order: BulkOrder; report: BulkReport; retry: (() => void) | undefined; isCut?: boolean };

/** The events that the selection needs to know. */
export interface BulkEvents {
  /** Called when a dialog opens or closes, from the press of a button to the closed result: the selection must stay meanwhile. */
  onWorking: (isWorking: boolean) => void;
  /** Called with the records that no longer exist. */
  onGone: (records: readonly RecordData[]) => void;
  /** Called when the dialog with the result is closed, with the records that were not done. Of those of a task that was cut off only the ids are known. */
  onDone: (rest: readonly RecordData[], isCut: boolean) => void;
}

interface BulkJobOptions extends BulkEvents {
  picked: Omit<Picked, 'scope'>;
  tasks: Pick<ReturnType<typeof useBulkTasks>, 'means' | 'taskOf'>;
}

/** The work on a selection, from the press of its button to the closed result. Each step follows a press, never a render, so that nothing can be sent twice. */
export function useBulkJob({ picked, tasks: { means, taskOf }, onWorking, onGone, onDone }: BulkJobOptions) {
  const { resource } = picked.entity;
  const labels = useLabels(resource);
  const kept = useCutRun(resource.name, picked);
  const [work, setWork] = useState<BulkWork>();
  const [begun, setStage] = useState<BulkStage>();
  const [counted, setCounted] = useState(kept.cut?.counted);
  const stopping = useStopping();
  const read = useReading({ picked, means, stopping, onStage: setStage });
  const run = useRunning({ resource, kept, stopping, onStage: setStage, onGone });
  const stage = begun ?? (kept.cut && cutStage(kept.cut));

  /** Opens the dialog of a kind of work. `direct` gives the task at once, where nothing has to be asked. */
  async function open(wanted: BulkWork, scope: Scope, direct?: (records: readonly RecordData[]) => NamedTask) {
    setWork(wanted);
    const total = scope.kind === 'matching' ? scope.total : undefined;
    setCounted(total);
    onWorking(true);
    const records = scope.kind === 'records' ? scope.records : await read(scope);
    if (!records) return;
    if (records.length === 0) setStage({ kind: 'nothing' });
    else if (direct) await run(records, direct(records), { counted: total });
    else setStage({ kind: 'asking', records });
  }

  /** The result of a task that was cut off, as far as it is known. It can only be resumed by an operator who may still do the same. */
  function cutStage(cut: CutRun): BulkStage {
    const { report, order } = cut;
    const { done, skipped, left, failed, unknown } = report;
    const count = [done, skipped, left, failed, unknown].flat().length;
    const named = taskOf(order, count);
    const canResume = named !== undefined && retryable(report).length > 0;
    return { kind: 'over', title: named?.title ?? labels.count(count), order, report, isCut: true, retry: canResume ? () => void resume(cut, named) : undefined };
  }

  /** Goes on with a task that was cut off, with its records as they are now. */
  async function resume(cut: CutRun, named: NamedTask) {
    const found = await read({ kind: 'matching', query: cut.query, total: cut.total }, cutStage(cut));
    if (!found) return;
    const { records, before } = resumption(cut, found);
    await run(records, named, { before, counted: cut.counted });
  }

  function stop() {
    stopping.stop();
    setStage((now) => (now?.kind === 'running' ? { ...now, isStopping: true } : now));
  }

  function close() {
    stopping.stop();
    if (stage && 'back' in stage && stage.back) return setStage(stage.back);
    setWork(undefined);
    setStage(undefined);
    onWorking(false);
    if (stage?.kind !== 'over') return;
    kept.drop();
    onDone(unsettled(stage.report), stage.isCut ?? false);
  }

  return {
    work,
    stage,
    /** How many records the list had where all of it was selected. */
    counted,
    open: (...given: Parameters<typeof open>) => void open(...given),
    start: (records: readonly RecordData[], task: NamedTask) => void run(records, task, { counted }),
    stop,
    close,
  };
}

interface Step {
  stopping: ReturnType<typeof useStopping>;
  onStage: (stage: BulkStage) => void;
}

/** Reads the records of a task, unless the operator gives that up or it fails, both of which are shown. `back`: the result to go back to then. */
function useReading({ picked: { entity, list }, means, stopping, onStage }: Step & Pick<BulkJobOptions, 'picked'> & { means: BulkMeans }) {
  return async (scope: Extract<Scope, { kind: 'matching' }>, back?: BulkStage): Promise<readonly RecordData[] | undefined> => {
    const signal = stopping.start();
    const showRead = (count: number) => onStage({ kind: 'reading', read: count, total: scope.total, back });
    showRead(0);
    try {
      return await collect(scope, list, { api: means.api, entity, context: means.transforms, signal }, showRead);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'aborted') onStage({ kind: 'unread', error, back });
      return undefined;
    }
  };
}

interface RunContext {
  /** What an earlier run has done. */
  before?: BulkReport;
  /** How many records the list had where all of it was selected. */
  counted: number | undefined;
}

/** Runs a task on records, and shows its progress and its result, in which it can be run again for what is left. */
function useRunning({ resource, kept, stopping, onStage, onGone }: Step & Pick<BulkEvents, 'onGone'> & { resource: Resource; kept: ReturnType<typeof useCutRun> }) {
  const mutate = useMutate();

  return async function run(records: readonly RecordData[], named: NamedTask, { before, counted }: RunContext): Promise<void> {
    const { title, task, order, removes = false } = named;
    const signal = stopping.start();
    const showProgress = (settled: number, isSlowed: boolean) => onStage({ kind: 'running', title, settled, total: records.length, isSlowed, isStopping: signal.aborted });
    showProgress(0, false);
    const whole = (part: BulkReport) => (before ? joined(before, part) : part);
    const keeping = kept.begin({ order, calls: records.length, counted, whole });
    const part = await runBulk(records, task, { signal, onProgress: showProgress, onSending: keeping.note });
    const report = whole(part);
    keeping.end(part);
    const rest = retryable(report);
    const refreshed = mutate(invalidatedBy(resource));
    if (removes) {
      onGone(part.done);
      // When the result is closed, the focus goes back to the rows: the deleted ones must be gone by then.
      await refreshed;
    }
    onStage({ kind: 'over', title, order, report, retry: rest.length > 0 ? () => void run(rest, named, { before: report, counted }) : undefined });
  };
}

/** Only one task runs at a time; leaving the page stops it. */
function useStopping() {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  return {
    start(): AbortSignal {
      controller.current = new AbortController();
      return controller.current.signal;
    },
    stop: () => controller.current?.abort(),
  };
}
