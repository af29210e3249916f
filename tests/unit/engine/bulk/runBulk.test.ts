import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { joined, retryable, runBulk, unsettled, type BulkOutcome, type BulkReport, type BulkTask, type SoFar } from '@/engine/bulk/runBulk';
import type { Wait } from '@/engine/bulk/pace';
import type { RecordData } from '@/engine/model/Schema';

const records = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }));
const ids = (found: readonly (RecordData | { record: RecordData })[]) => found.map((one) => ('record' in one ? (one.record as RecordData) : one)['id']);

const done: BulkOutcome = { kind: 'done' };

/** A task that ends as given for each id, and records what it got. */
function taskOf(answer: (id: number) => BulkOutcome | ApiErrorKind): BulkTask & { sent: number[] } {
  const sent: number[] = [];
  return {
    sent,
    send(batch) {
      const id = Number(batch[0]?.['id']);
      sent.push(id);
      const given = answer(id);
      return typeof given === 'string' ? Promise.reject(new ApiError(given)) : Promise.resolve([given]);
    },
  };
}

/** Pauses are recorded instead of waited for. */
function run(task: BulkTask, { signal = new AbortController().signal, onProgress = (_settled: number, _isSlowed: boolean): void => undefined, pauses = [] as number[] } = {}) {
  return runBulk(records, task, { signal, onProgress, wait: async (milliseconds) => void pauses.push(milliseconds) });
}

describe('a bulk run', () => {
  it('does each record once, and says how far it is', async () => {
    const task = taskOf(() => done);
    const progress: number[] = [];
    const report = await run(task, { onProgress: (settled) => progress.push(settled) });
    expect(task.sent).toEqual(ids(records));
    expect(ids(report.done)).toEqual(ids(records));
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has at most three calls under way', async () => {
    let underWay = 0;
    let most = 0;
    await run({
      async send() {
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        return [done];
      },
    });
    expect(most).toBe(3);
  });

  it('tells at any time how far it has come: of what is under way nobody knows the outcome', async () => {
    const releases: (() => void)[] = [];
    const task: BulkTask = { send: () => new Promise((resolve) => void releases.push(() => resolve([done]))) };
    let soFar: SoFar | undefined;
    const running = runBulk(records, task, { signal: new AbortController().signal, onProgress: () => undefined, onSending: (tell) => (soFar = tell) });
    const told = () => soFar && [ids(soFar.whole().done), ids(soFar.whole().unknown), soFar.whole().left.length];
    const news = (next: number) => soFar && [soFar.news(next)].flatMap(({ done: ended, unknown, left }) => [ids(ended), ids(unknown), left]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([told(), news(2)]).toEqual([[[], [1, 2, 3], 7], [[], [4, 5, 1, 2, 3], []]]);
    releases[1]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect([told(), news(0), news(0)]).toEqual([[[2], [1, 3, 4], 6], [[2], [1, 3, 4], []], [[], [1, 3, 4], []]]);
    for (let released = 0; released < 10; released += 1) {
      releases[released]?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    await running;
    expect(told()).toEqual([ids(records), [], 0]);
  });

  it('tells that what a busy server has not taken is left, until it is sent again', async () => {
    const tried = new Set<number>();
    const task = taskOf((id) => (id > 3 || tried.has(id) ? done : (tried.add(id), 'busy')));
    const left: unknown[] = [];
    const onSending = ({ news }: SoFar) => left.push(ids(news(0).left));
    await runBulk(records.slice(0, 4), task, { signal: new AbortController().signal, onProgress: () => undefined, onSending, wait: () => Promise.resolve() });
    expect(left).toEqual([[], [], [], [1, 2], [], [], []]);
  });

  it('tells what was already so from what was done', async () => {
    const report = await run(taskOf((id) => (id % 2 ? done : { kind: 'skipped' })));
    expect(ids(report.skipped)).toEqual([2, 4, 6, 8, 10]);
  });

  it('goes on after a refusal, and keeps the reason', async () => {
    const report = await run(taskOf((id) => (id === 4 ? 'rejected' : done)));
    expect(report.failed).toEqual([{ record: { id: 4 }, error: expect.objectContaining({ kind: 'rejected' }) as unknown }]);
    expect(report.done).toHaveLength(9);
  });

  it.each(['offline', 'idle', 'unauthorized'] as const)('stops when %s, which reached nobody: those records are left, not failed', async (kind) => {
    const task = taskOf((id) => (id < 4 ? done : kind));
    const report = await run(task);
    expect(report.stoppedBy?.kind).toBe(kind);
    expect(report.failed).toEqual([]);
    expect(ids(report.left)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(task.sent.length).toBeLessThan(10);
  });

  it('stops when an answer is lost, and never offers that record again', async () => {
    const report = await run(taskOf((id) => (id === 2 ? 'outcomeUnknown' : done)));
    expect(ids(report.unknown)).toEqual([2]);
    expect(report.left.length).toBeGreaterThan(0);
    expect(ids(retryable(report))).not.toContain(2);
    expect(ids(unsettled(report))).toEqual([...ids(retryable(report)), 2]);
  });

  it('sends again what a busy server has not taken, after pauses that grow or that the server asks for, and says that it is slower', async () => {
    const refusals = [new ApiError('busy'), new ApiError('busy'), new ApiError('busy', '', [], undefined, false, 20_000)];
    const pauses: number[] = [];
    const slowed: boolean[] = [];
    const sent: number[] = [];
    const task: BulkTask = {
      batches: (all) => all.map((record) => [record]),
      send([record]) {
        sent.push(Number(record?.['id']));
        const refusal = sent.length > 2 ? refusals.shift() : undefined;
        return refusal ? Promise.reject(refusal) : Promise.resolve([done]);
      },
    };
    const report = await run(task, { pauses, onProgress: (_, isSlowed) => slowed.push(isSlowed) });
    expect(sent).toEqual([1, 2, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pauses).toEqual([1000, 2000, 20_000]);
    expect(slowed.slice(0, 6)).toEqual([false, false, true, true, true, false]);
    expect([report.done.length, report.failed, report.left, report.stoppedBy]).toEqual([10, [], [], undefined]);
  });

  it('sends again, of what goes in one call, only what was not taken', async () => {
    const sent: unknown[][] = [];
    const report = await run({
      batches: (all) => [all],
      send(batch) {
        sent.push(ids(batch));
        const busy: BulkOutcome = { kind: 'failed', error: new ApiError('busy') };
        return Promise.resolve(batch.map(({ id }) => (sent.length === 1 && Number(id) > 7 ? busy : done)));
      },
    });
    expect(sent).toEqual([ids(records), [8, 9, 10]]);
    expect([report.done.length, report.failed, report.left]).toEqual([10, [], []]);
  });

  it('stops when a server goes on being busy: what it has not taken is left, and a second run sends that alone', async () => {
    const task = taskOf((id) => (id < 4 ? done : 'busy'));
    const report = await run(task);
    expect(report.stoppedBy?.kind).toBe('busy');
    expect([ids(report.done), report.failed, report.unknown]).toEqual([[1, 2, 3], [], []]);
    expect(ids(retryable(report))).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  it('stops when a server fails for several in a row, and goes on when it fails for some', async () => {
    const failing = await run(taskOf((id) => (id < 3 ? done : 'server')));
    expect(failing.stoppedBy?.kind).toBe('server');
    expect(ids(failing.failed).length + ids(failing.left).length).toBe(8);
    expect(failing.left.length).toBeGreaterThan(0);

    const pauses: number[] = [];
    const hiccups = await run(taskOf((id) => (id % 3 === 0 ? 'server' : done)), { pauses });
    expect([hiccups.stoppedBy, ids(hiccups.failed), hiccups.left]).toEqual([undefined, [3, 6, 9], []]);
    expect(pauses).toEqual([1000, 1000, 1000]);
  });

  it('stops at the fifth failure in a row, not at five with a success between them', async () => {
    const inTurn = (all: readonly RecordData[]) => all.map((record) => [record]);
    const failing = await run({ ...taskOf((id) => (id < 3 ? done : 'server')), batches: inTurn });
    expect([ids(failing.failed), ids(failing.left)]).toEqual([[3, 4, 5, 6, 7], [8, 9, 10]]);
    const hiccups = await run({ ...taskOf((id) => (id === 5 ? done : 'server')), batches: inTurn });
    expect([ids(hiccups.failed), ids(hiccups.left)]).toEqual([[1, 2, 3, 4, 6, 7, 8, 9, 10], []]);
  });

  it('tells its result as soon as it has stopped: no pause is waited for to its end', async () => {
    const pauses: number[] = [];
    const untilStopped: Wait = (milliseconds, signal) => {
      pauses.push(milliseconds);
      return pauses.length < 4 ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    const told = vi.fn<(report: BulkReport) => void>();
    void runBulk(records, taskOf(() => 'server'), { signal: new AbortController().signal, onProgress: () => undefined, wait: untilStopped }).then(told);
    await new Promise(setImmediate);
    expect([told.mock.lastCall?.[0].stoppedBy?.kind, pauses]).toEqual(['server', [1000, 2000, 4000, 8000]]);
  });

  it('stops after the calls that are under way', async () => {
    const stopping = new AbortController();
    const task = taskOf((id) => {
      if (id === 2) stopping.abort();
      return done;
    });
    const report = await run(task, { signal: stopping.signal });
    expect(report.stoppedBy).toBeUndefined();
    expect(ids(report.done)).toEqual(task.sent);
    expect(report.done.length + report.left.length).toBe(10);
    expect(report.left.length).toBeGreaterThanOrEqual(7);
  });

  it('can be tried again for what failed and what was left, as one with the first run', async () => {
    const first = await run(taskOf((id) => (id === 3 ? 'rejected' : done)));
    const again = retryable(first);
    expect(ids(again)).toEqual([3]);
    const second = await runBulk(again, taskOf(() => done), { signal: new AbortController().signal, onProgress: () => undefined });
    expect(joined(first, second)).toMatchObject({ failed: [], left: [] });
    expect(joined(first, second).done).toHaveLength(10);
  });

  it('is not tried again for a record that is gone, which stays among those that failed', async () => {
    const first = await run(taskOf((id) => (id === 3 ? 'notFound' : id === 4 ? 'rejected' : done)));
    const again = retryable(first);
    expect(ids(again)).toEqual([4]);
    const second = await runBulk(again, taskOf(() => done), { signal: new AbortController().signal, onProgress: () => undefined });
    expect(joined(first, second).failed.map(({ record }) => record['id'])).toEqual([3]);
    expect(retryable(joined(first, second))).toEqual([]);
  });

  it('is, with the run that went on with it, told as one', () => {
    const error = new ApiError('server');
    const reportFrom = (id: number) => ({ done: [{ id }], despite: [{ record: { id }, error }], skipped: [{ id: id + 1 }], failed: [{ record: { id: id + 2 }, error }], unknown: [{ record: { id: id + 3 }, error }], left: [{ id: id + 4 }], stoppedBy: error });
    const [first, second] = [reportFrom(10), { ...reportFrom(20), stoppedBy: undefined }];
    expect(joined(first, second)).toEqual({
      done: [{ id: 10 }, { id: 20 }],
      despite: [...first.despite, ...second.despite],
      skipped: [{ id: 11 }, { id: 21 }],
      unknown: [...first.unknown, ...second.unknown],
      failed: second.failed,
      left: second.left,
      stoppedBy: undefined,
    });
    expect(ids(retryable(first))).toEqual([12, 14]);
  });

  it('lets a mistake of ours through', async () => {
    await expect(run({ send: () => Promise.reject(new TypeError('x is not a function')) })).rejects.toThrow(TypeError);
  });
});
