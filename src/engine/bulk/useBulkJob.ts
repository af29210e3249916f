import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import type { ActionUse } from '../model/ActionUse';
import type { ListDefinition } from '../model/ListDefinition';
import type { Scope } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { invalidatedBy } from '../model/invalidatedBy';
import { transformContext } from '../model/transforms/transformContext';
import { collect } from './collect';
import { joined, retryable, runBulk, type BulkReport, type BulkTask } from './runBulk';

/** The kind of work for a selection. */
type BulkWork = { kind: 'edit' } | { kind: 'delete' } | { kind: 'action'; use: ActionUse };

/** A task, with the title of the dialogs that show it. */
export interface NamedTask {
  title: string;
  task: BulkTask;
}

/** Makes the task of an action on records, with what the operator answered where the action asks something. */
export type ActionTasks = (use: ActionUse, records: readonly RecordData[], asked?: unknown) => NamedTask;

/** The stage of the work, which decides the dialog. */
export type BulkStage =
  | { kind: 'reading'; read: number; total: number }
  | { kind: 'unread'; error: ApiError }
  | { kind: 'nothing' }
  | { kind: 'asking'; records: readonly RecordData[] }
  | { kind: 'running'; title: string; settled: number; total: number; isSlowed: boolean; isStopping: boolean }
  | { kind: 'over'; title: string; report: BulkReport; retry: (() => void) | undefined };

/** The events that the selection needs to know. */
export interface BulkEvents {
  /** Called when a dialog opens or closes, from the press of a button to the closed result: the selection must stay meanwhile. */
  onWorking: (isWorking: boolean) => void;
  /** Called with the records that no longer exist. */
  onGone: (records: readonly RecordData[]) => void;
  /** Called when the dialog with the result is closed. */
  onDone: () => void;
}

interface BulkJobOptions extends BulkEvents {
  entity: EntityBody;
  list: ListDefinition;
}

/** The work on a selection, from the press of its button to the closed result. Each step follows a press, never a render, so that nothing can be sent twice. */
export function useBulkJob({ entity, list, onWorking, onGone, onDone }: BulkJobOptions) {
  const api = useApi();
  const transforms = transformContext(useConfig().settings.utcTime);
  const { mutate } = useSWRConfig();
  const [work, setWork] = useState<BulkWork>();
  const [stage, setStage] = useState<BulkStage>();
  const stopping = useStopping();

  function close() {
    stopping.stop();
    setWork(undefined);
    setStage(undefined);
    onWorking(false);
    if (stage?.kind === 'over') onDone();
  }

  /** Opens the dialog of a kind of work. `direct` gives the task at once, where nothing has to be asked. */
  async function open(wanted: BulkWork, scope: Scope, direct?: (records: readonly RecordData[]) => NamedTask) {
    setWork(wanted);
    onWorking(true);
    const records = scope.kind === 'records' ? scope.records : await read(scope);
    if (!records) return;
    if (records.length === 0) setStage({ kind: 'nothing' });
    else if (direct) await run(wanted, records, direct(records));
    else setStage({ kind: 'asking', records });
  }

  async function read(scope: Extract<Scope, { kind: 'matching' }>): Promise<readonly RecordData[] | undefined> {
    const { total } = scope;
    const signal = stopping.start();
    setStage({ kind: 'reading', read: 0, total });
    try {
      const reading = { api, entity, context: transforms, signal };
      return await collect(scope, list, reading, (count) => setStage({ kind: 'reading', read: count, total }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'aborted') setStage({ kind: 'unread', error });
      return undefined;
    }
  }

  async function run(doing: BulkWork, records: readonly RecordData[], { title, task }: NamedTask, before?: BulkReport) {
    const signal = stopping.start();
    const showProgress = (settled: number, isSlowed: boolean) =>
      setStage({ kind: 'running', title, settled, total: records.length, isSlowed, isStopping: signal.aborted });
    showProgress(0, false);
    const part = await runBulk(records, task, { signal, onProgress: showProgress });
    const report = before ? joined(before, part) : part;
    const rest = retryable(report);
    const refreshed = mutate(invalidatedBy(entity.resource));
    if (isRemoval(doing)) {
      onGone(part.done);
      // When the result is closed, the focus goes back to the rows: the deleted ones must be gone by then.
      await refreshed;
    }
    setStage({ kind: 'over', title, report, retry: rest.length > 0 ? () => void run(doing, rest, { title, task }, report) : undefined });
  }

  function stop() {
    stopping.stop();
    setStage((now) => (now?.kind === 'running' ? { ...now, isStopping: true } : now));
  }

  return {
    work,
    stage,
    means: { api, entity, transforms },
    open: (...given: Parameters<typeof open>) => void open(...given),
    start: (doing: BulkWork, records: readonly RecordData[], task: NamedTask) => void run(doing, records, task),
    stop,
    close,
  };
}

function isRemoval(work: BulkWork): boolean {
  return work.kind === 'delete' || (work.kind === 'action' && work.use.after === 'list');
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
