import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { paceOf, wait } from '@/engine/bulk/pace';

/** Notes one outcome after another. Answers the pauses that were asked for, and the outcome after which the work stops. */
function noted(...kinds: ApiErrorKind[]) {
  const pauses: number[] = [];
  const pace = paceOf(new AbortController().signal, async (milliseconds) => void pauses.push(milliseconds));
  return { ends: kinds.map((kind) => pace.note([new ApiError(kind)])?.kind), pauses };
}

describe('the pace of a bulk', () => {
  it('is kept through refusals: a server that says no is at work', () => {
    const refusals = ['rejected', 'denied', 'notFound', 'rejected', 'denied', 'notFound'] as const;
    expect(noted(...refusals)).toEqual({ ends: refusals.map(() => undefined), pauses: [] });
  });

  it('slows down four times in a row, and is given up at the fifth failure', () => {
    expect(noted('busy', 'server', 'busy', 'server', 'busy')).toEqual({ ends: [undefined, undefined, undefined, undefined, 'busy'], pauses: [1000, 2000, 4000, 8000] });
  });

  it('begins anew once a call has succeeded', () => {
    const pauses: number[] = [];
    const pace = paceOf(new AbortController().signal, async (milliseconds) => void pauses.push(milliseconds));
    const busy = [new ApiError('busy')];
    const ends = [busy, busy, busy, busy, [], busy].map((errors) => pace.note(errors));
    expect([ends, pauses]).toEqual([ends.map(() => undefined), [1000, 2000, 4000, 8000, 1000]]);
  });

  it.each([[5000, 5000], [600_000, 30_000]])('pauses as long as the server asks, half a minute at most: %i', (retryAfter, pause) => {
    const pauses: number[] = [];
    paceOf(new AbortController().signal, async (milliseconds) => void pauses.push(milliseconds)).note([new ApiError('busy', '', [], undefined, false, retryAfter)]);
    expect(pauses).toEqual([pause]);
  });

  it('lets nothing leave before the pauses are over, those that began meanwhile included', async () => {
    const over: (() => void)[] = [];
    const pace = paceOf(new AbortController().signal, () => new Promise((resolve) => over.push(resolve)));
    const hasLeft = vi.fn();
    pace.note([new ApiError('busy')]);
    const turn = pace.turn().then(hasLeft);
    pace.note([new ApiError('busy')]);

    over[0]?.();
    await new Promise(setImmediate);
    expect([hasLeft.mock.calls.length, pace.isSlowed()]).toEqual([0, true]);
    over[1]?.();
    await turn;
    expect(pace.isSlowed()).toBe(false);
  });
});

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends when its time has come', async () => {
    const isOver = vi.fn();
    void wait(30_000, new AbortController().signal).then(isOver);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toHaveBeenCalled();
  });

  it('ends at once when the operator stops, and leaves no timer behind', async () => {
    const stopping = new AbortController();
    const isOver = vi.fn();
    void wait(30_000, stopping.signal).then(isOver);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([isOver.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('does not begin once the operator has stopped', async () => {
    const isOver = vi.fn();
    void wait(30_000, AbortSignal.abort()).then(isOver);
    await vi.advanceTimersByTimeAsync(0);
    expect([isOver.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
