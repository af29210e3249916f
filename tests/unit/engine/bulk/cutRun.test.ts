import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { cutRunAt, keepAhead, keepRun, resumption, takeCutRun, type CutRun } from '@/engine/bulk/cutRun';
import { runBulk, type BulkOutcome, type BulkTask, type SoFar } from '@/engine/bulk/runBulk';
import { hasCutWork, keepCutPart, type WorkPlace } from '@/engine/data/cutWork';
import { memoryStorage } from '../../api/fakes';

const PLACE: WorkPlace = { kind: 'bulk', userId: 4, page: '/readers##reader' };
const KEY = 'backOffice.cut.bulk:4:/readers##reader';
const person = (id: number) => ({ id, familyName: 'Durand' });
const problem = (id: number) => ({ record: person(id), error: new ApiError('rejected', 'Jeanne Durand is not allowed.') });

const run: CutRun = {
  id: 'a',
  order: { kind: 'edit', field: 'status', value: 2 },
  query: { page: 3, size: 25, sort: undefined, filters: { status: ['1'] } },
  total: 60,
  report: { done: [person(1)], despite: [problem(1)], skipped: [person(2)], failed: [problem(3)], unknown: [problem(4)], left: [person(5), person(6)], stoppedBy: undefined },
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

it('a task is kept by the numbers of its records, for its operator on its page alone', () => {
  keepRun(PLACE, run);
  expect(sessionStorage.getItem(KEY)).not.toMatch(/Durand/);
  const { report, ...rest } = cutRunAt(PLACE) ?? run;
  expect(rest).toEqual({ ...run, report: undefined, query: { page: 3, size: 25, filters: { status: ['1'] } } });
  expect([report.done, report.skipped, report.left]).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 5 }, { id: 6 }]]);
  expect([report.despite, report.failed, report.unknown].flat().map(({ record, error }) => [record['id'], error.kind, error.serverMessage])).toEqual([1, 3, 4].map((id) => [id, 'rejected', '']));
  expect([cutRunAt({ ...PLACE, userId: 5 }), cutRunAt({ ...PLACE, page: '/x' }), cutRunAt({ ...PLACE, kind: 'export' })]).toEqual([undefined, undefined, undefined]);
});

it('a task on a whole list is kept with how many records the list had', () => {
  keepRun(PLACE, { ...run, counted: 7 });
  expect(takeCutRun(PLACE)?.counted).toBe(7);
  expect(cutRunAt(PLACE)?.counted).toBe(7);
});

it('a task that its operator has come back to is no longer that of the page that has ended', () => {
  keepRun(PLACE, run);
  expect(takeCutRun(PLACE)?.id).toBe('a');
  expect(cutRunAt(PLACE)).toMatchObject({ id: expect.not.stringMatching(/^a$/) as unknown, total: 60 });
});

it('a task that another page still holds is not offered by a tab that was duplicated, which forgets its copy', async () => {
  keepRun(PLACE, run);
  expect([await hasCutWork(PLACE), cutRunAt(PLACE)?.total]).toEqual([true, 60]);
  const asked: string[] = [];
  vi.stubGlobal('navigator', { locks: { request: (name: string) => (asked.push(name), Promise.reject(new Error('timed out'))) } });
  expect([await hasCutWork(PLACE), cutRunAt(PLACE), asked]).toEqual([false, undefined, ['backOffice.own.a']]);
});

/** Begins a task of so many records, and keeps it before each of its first calls, whose answers come at once. */
async function crashed(count: number, calls: number, answer: (id: number) => BulkOutcome = () => ({ kind: 'done' })) {
  const written: string[] = [];
  const { setItem } = sessionStorage;
  sessionStorage.setItem = (key, text) => (written.push(text), setItem(key, text));
  const note = keepAhead(PLACE, count, (report) => keepRun(PLACE, { ...run, report }));
  const stopping = new AbortController();
  let sent = 0;
  const task: BulkTask = { batches: (all) => all.map((record) => [record]), send: ([record]) => Promise.resolve([answer(Number(record?.['id']))]) };
  const onSending = (soFar: SoFar) => {
    sent += 1;
    if (sent <= calls) note(soFar);
    else stopping.abort();
  };
  await runBulk(Array.from({ length: count }, (_, index) => person(index + 1)), task, { signal: stopping.signal, onProgress: () => undefined, onSending });
  return { report: cutRunAt(PLACE)?.report, written };
}

it.each([
  [6, 3, { done: 2, unknown: 1, left: 3 }],
  [1000, 4, { done: 3, unknown: 1, left: 996 }],
  [2500, 5, { done: 3, unknown: 3, left: 2494 }],
])('of a task of %i calls that crashed after %i, those up to the next time it would have been kept may have been sent', async (count, calls, kept) => {
  const { report } = await crashed(count, calls);
  expect(report && { done: report.done.length, unknown: report.unknown.length, left: report.left.length }).toEqual(kept);
});

it('what came in parts is told as one: of each record how it ended', async () => {
  const error = new ApiError('denied');
  const ends: Record<number, BulkOutcome> = { 2: { kind: 'skipped' }, 3: { kind: 'failed', error }, 4: { kind: 'done', despite: error } };
  const { report } = await crashed(7, 6, (id) => ends[id] ?? { kind: 'done' });
  expect(report).toMatchObject({ done: [{ id: 4 }, { id: 5 }, { id: 1 }], skipped: [{ id: 2 }], failed: [{ record: { id: 3 }, error: { kind: 'denied' } }], despite: [{ record: { id: 4 } }] });
  expect([report?.unknown.map(({ record }) => record['id']), report?.left]).toEqual([[6], [{ id: 7 }]]);
});

it('what is written for a task grows with its records, and not with their square', async () => {
  const size = async (count: number) => (await crashed(count, count)).written.join('').length;
  expect((await size(800)) / (await size(200))).toBeLessThan(6);
});

it('of two parts the later one counts, whichever was stored first, after a whole too that was stored between them', () => {
  keepCutPart(PLACE, 2, { left: [6] });
  keepRun(PLACE, run);
  keepCutPart(PLACE, 10, { done: [6] });
  keepCutPart(PLACE, 9, { unknown: [{ id: 6, kind: 'outcomeUnknown' }] });
  const { done, unknown, left } = cutRunAt(PLACE)?.report ?? run.report;
  expect([done, unknown.map(({ record }) => record), left]).toEqual([[{ id: 1 }, { id: 6 }], [{ id: 4 }], [{ id: 5 }]]);
});

it('the whole of a task takes the place of its parts', async () => {
  await crashed(7, 6);
  expect(sessionStorage.length).toBeGreaterThan(2);
  takeCutRun(PLACE);
  expect(sessionStorage.length).toBe(1);
});

it.each(['broken', '3', '{}', '{"order":{},"query":7}'])('%s is no task, and is removed', (text) => {
  sessionStorage.setItem(KEY, text);
  expect([takeCutRun(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
});

it('where the next page would not find all of the task, it finds nothing', () => {
  keepRun(PLACE, run);
  vi.stubGlobal('sessionStorage', Object.assign(sessionStorage, { keeps: () => false }));
  keepRun(PLACE, { ...run, id: 'b' });
  expect(cutRunAt(PLACE)).toBeUndefined();
});

it('a task goes on with what failed and what was left, as it is now; what is no longer in the list has nothing left to do', () => {
  const now = [person(1), person(3), person(4), person(6)];
  const { records, before } = resumption(run, now);
  expect(records).toEqual([person(3), person(6)]);
  expect(before.skipped.map(({ id }) => id)).toEqual([2, 5]);
});
