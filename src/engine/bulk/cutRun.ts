import { randomKey } from '@/config/randomKey';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { cutParts, cutWork, dropCut, keepCut, keepCutPart, ownWork, type WorkPlace } from '../data/cutWork';
import { keyOf } from '../data/selection';
import type { ListQuery } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import { retryable, type BulkProblem, type BulkReport, type SoFar } from './runBulk';

/** What is done to each record of a selection, in a form that can be stored. */
export type BulkOrder = { kind: 'edit'; field: string; value?: unknown } | { kind: 'delete' } | { kind: 'action'; name: string; asked?: unknown };

/** The state of a task, and what its resumption needs. */
export interface CutRun {
  /** Tells the run apart from others, and makes it that of one page; another one once its operator has come back. */
  id: string;
  order: BulkOrder;
  /** The list in which the records that are left can be found again. */
  query: ListQuery;
  total: number;
  /** How many records the list had where all of it was selected. */
  counted?: number | undefined;
  report: BulkReport;
}

type Ids = readonly unknown[];
type KeptProblems = readonly { id: unknown; kind: ApiErrorKind }[];

/** Stores the state of a task, in the place of what was stored of any. */
export function keepRun(place: WorkPlace, { report, ...run }: CutRun): void {
  keepCut(place, { ...run, ...withoutNames(report) });
}

/** Of each record its number only, and of each error its kind. */
function withoutNames({ done, skipped, left, despite, failed, unknown }: BulkReport) {
  const ids = (records: readonly RecordData[]): Ids => records.map(({ id }) => id);
  const problems = (some: readonly BulkProblem[]): KeptProblems => some.map(({ record, error }) => ({ id: record['id'], kind: error.kind }));
  return { done: ids(done), skipped: ids(skipped), left: ids(left), despite: problems(despite), failed: problems(failed), unknown: problems(unknown) };
}

/** How often the news of a task are stored at most. */
const MOST_TIMES = 1000;

/**
 * Gives what is called before each call of a task, to store how far the task has come: all of it by `keepWhole` before the first call, and then only the news. The
 * news of a task of many calls are stored before some of them, with those up to the next time as calls whose outcome is unknown: nothing that was sent may look
 * as if it had not been.
 */
export function keepAhead(place: WorkPlace, count: number, keepWhole: (report: BulkReport) => void): (soFar: SoFar) => void {
  const step = Math.ceil(count / MOST_TIMES);
  let calls = 0;
  return (soFar) => {
    if (calls === 0) keepWhole(soFar.whole());
    if (calls % step === 0) keepCutPart(place, calls / step, withoutNames(soFar.news(step - 1)));
    calls += 1;
  };
}

/** The id of a run that is this page's own. */
export function ownId(): string {
  const id = randomKey();
  void ownWork(id);
  return id;
}

/** The task that was cut off on this page, for the operator who has come back. What its last answers would still tell is no longer taken. */
export function takeCutRun(place: WorkPlace): CutRun | undefined {
  const cut = cutRunAt(place);
  if (cut) keepRun(place, { ...cut, id: ownId() });
  else dropCut(place);
  return cut;
}

/** The task that was cut off on this page; `undefined` when there is none. Its records have nothing but their numbers. */
export function cutRunAt(place: WorkPlace): CutRun | undefined {
  const kept = cutWork(place);
  if (!isPlainObject(kept) || !isPlainObject(kept['order']) || !isPlainObject(kept['query'])) return undefined;
  const report = reportIn([kept, ...cutParts(place).filter(isPlainObject)]);
  return {
    id: String(kept['id']),
    order: kept['order'] as BulkOrder,
    query: kept['query'] as unknown as ListQuery,
    total: Number(kept['total']),
    counted: kept['counted'] === undefined ? undefined : Number(kept['counted']),
    report,
  };
}

const ENDS = ['done', 'skipped', 'left', 'failed', 'unknown'] as const;

/** The report in what was kept, of which each part counts more than the parts before it. */
function reportIn(parts: readonly RecordData[]): BulkReport {
  const list = (part: RecordData, name: string) => (Array.isArray(part[name]) ? (part[name] as unknown[]) : []);
  const all = parts.flatMap((part) => ENDS.flatMap((end) => list(part, end).map((kept) => ({ end, kept }))));
  const last = new Map(all.map((one) => [isPlainObject(one.kept) ? one.kept['id'] : one.kept, one]));
  const ended = (end: (typeof ENDS)[number]) => [...last.values()].filter((one) => one.end === end).map(({ kept }) => kept);
  const records = (end: (typeof ENDS)[number]) => ended(end).map((id): RecordData => ({ id }));
  const problems = (some: readonly unknown[]) => some.filter(isPlainObject).map(({ id, kind }): BulkProblem => ({ record: { id }, error: new ApiError(kind as ApiErrorKind) }));
  return {
    done: records('done'),
    despite: problems(parts.flatMap((part) => list(part, 'despite'))),
    skipped: records('skipped'),
    failed: problems(ended('failed')),
    unknown: problems(ended('unknown')),
    left: records('left'),
    stoppedBy: undefined,
  };
}

/**
 * The records with which a task goes on, among those that have been read again, and the report of what is over. A record that is no longer in the list has nothing
 * left to do.
 */
export function resumption({ report }: CutRun, read: readonly RecordData[]): { records: RecordData[]; before: BulkReport } {
  const wanted = retryable(report);
  const keys = new Set(wanted.map(keyOf));
  const records = read.filter((record) => keys.has(keyOf(record)));
  const found = new Set(records.map(keyOf));
  const isMissing = (record: RecordData) => keys.has(keyOf(record)) && !found.has(keyOf(record));
  return { records, before: { ...report, skipped: [...report.skipped, ...wanted.filter(isMissing)] } };
}
