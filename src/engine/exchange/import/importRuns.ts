import type { UserId } from '@/api/readClaims';
import { DRAFT_PREFIX, parse } from '@/session/keptSession';
import { isKept } from '@/session/keptStorage';
import { createListeners } from '@/ui/listeners';
import { cutWork, dropCut, keepCut, type WorkPlace } from '../../data/cutWork';
import type { ReportLine } from './check/readAnswer';

/** Identifies an import: the operator and the page. */
export interface RunPlace {
  userId: UserId;
  pathname: string;
}

interface Sent {
  fileName: string;
  /** The number of lines that were left out, as they are to be corrected first. */
  leftOut?: number;
  /** An ISO date and time. */
  sentAt: string;
}

/** A file that was sent. It is kept until the operator starts another import. */
export type ImportRun = Sent &
  (
    | { status: 'sending' }
    /** `reason`: the platform has said so; otherwise its answer was lost. */
    | { status: 'unknown'; reason?: string }
    | { status: 'rejected'; reason: string }
    | { status: 'done' | 'refused'; report: ReportLine[]; counts: Partial<Record<ReportLine['outcome'], number>>; isCut: boolean }
  );

/** How many lines of a report are kept: as many as the storage of a tab easily holds. The rest of a long report is lost with the page that received it. */
const KEPT_LINES = 2000;

const runs = new Map<string, ImportRun>();
const { subscribe, tell, isHeard } = createListeners();

/**
 * The import that is being sent from a page, or its result. It outlives the page and, in this tab, the end of a session, a crash and a reload (rule
 * unsaved.kept). Logging out removes a result with the drafts; of an import that was being sent then, the numbers alone are kept. An import that is stored as being
 * sent but that this page did not send was cut off by a reload: its outcome is unknown.
 */
export function runAt(place: RunPlace): ImportRun | undefined {
  const key = keyOf(place);
  const text = sessionStorage.getItem(key);
  const kept = text === null ? cutWork(cutOf(place)) : parse(text);
  if (text === null && kept === undefined) {
    runs.delete(key);
    return undefined;
  }
  const known = runs.get(key) ?? keptRun(kept);
  if (known) runs.set(key, known);
  return known;
}

/** Stores the state of an import. What ends after the operator has logged out is stored without its report, which has names. */
export function noteRun(place: RunPlace, run: ImportRun): void {
  const key = keyOf(place);
  if (run.status === 'sending') keepCut(cutOf(place), run);
  else if (sessionStorage.getItem(key) !== null) dropCut(cutOf(place));
  else return noteWithoutNames(place, run);
  runs.set(key, run);
  keep(key, run);
  tell();
}

function noteWithoutNames(place: RunPlace, run: ImportRun): void {
  if (runAt(place) === undefined) return;
  const numbers = cut(run, 0);
  runs.set(keyOf(place), numbers);
  keepCut(cutOf(place), numbers);
  tell();
}

export function forgetRun(place: RunPlace): void {
  runs.delete(keyOf(place));
  sessionStorage.removeItem(keyOf(place));
  dropCut(cutOf(place));
  tell();
}

function cutOf({ userId, pathname }: RunPlace): WorkPlace {
  return { kind: 'import', userId, page: pathname };
}

export const subscribeToRuns = subscribe;

/** Whether a page shows the state of imports; otherwise the message bar has to say it. */
export const isWatched = isHeard;

function keyOf({ userId, pathname }: RunPlace): string {
  return `${DRAFT_PREFIX}${userId}:${pathname}`;
}

function keep(key: string, run: ImportRun): void {
  for (const lines of [KEPT_LINES, 50, 0]) {
    sessionStorage.setItem(key, JSON.stringify(cut(run, lines)));
    // A storage that is full may still have room for fewer lines.
    if (isKept(sessionStorage, key)) return;
  }
}

function cut(run: ImportRun, lines: number): ImportRun {
  if (!('report' in run) || run.report.length <= lines) return run;
  return { ...run, report: run.report.slice(0, lines), isCut: true };
}

function keptRun(kept: unknown): ImportRun | undefined {
  const run = kept as ImportRun | undefined;
  return run?.status === 'sending' ? { ...run, status: 'unknown' } : run;
}
