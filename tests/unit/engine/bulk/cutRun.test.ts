import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { cutRunAt, keepAhead, keepRun, resumption, takeCutRun, type CutRun } from '@/engine/bulk/cutRun';
import type { WorkPlace } from '@/engine/data/cutWork';
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

it('a task that its operator has come back to is no longer that of the page that has ended', () => {
  keepRun(PLACE, run);
  expect(takeCutRun(PLACE)?.id).toBe('a');
  expect(cutRunAt(PLACE)).toMatchObject({ id: expect.not.stringMatching(/^a$/) as unknown, total: 60 });
});

it.each([
  [3, [0, 0, 0, 0, 0, 0]],
  [1000, [0, 0, 0, 0, 0, 0]],
  [2500, [2, 2]],
])('a task of %i calls is kept before its calls, with those up to the next time', (count, next) => {
  const kept: number[] = [];
  const note = keepAhead(count, ({ left }) => kept.push(left.length));
  const soFar = (ahead = 0) => ({ ...run.report, left: Array.from({ length: ahead }, (_, id) => person(id)) });
  for (let call = 0; call < 6; call += 1) note(soFar);
  expect(kept).toEqual(next);
});

it.each(['broken', '3', '{}', '{"order":{},"query":7}'])('%s is no task, and is removed', (text) => {
  sessionStorage.setItem(KEY, text);
  expect([takeCutRun(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
});

it('where the storage is full, nothing older is kept for the task', () => {
  keepRun(PLACE, run);
  sessionStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  keepRun(PLACE, { ...run, id: 'b' });
  expect(cutRunAt(PLACE)).toBeUndefined();
});

it('a task goes on with what failed and what was left, as it is now; what is no longer in the list has nothing left to do', () => {
  const now = [person(1), person(3), person(4), person(6)];
  const { records, before } = resumption(run, now);
  expect(records).toEqual([person(3), person(6)]);
  expect(before.skipped.map(({ id }) => id)).toEqual([2, 5]);
});
