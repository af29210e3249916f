import type { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';

/** Failures of the server in a row after which there is no use in going on. */
const MOST = 5;

/** Milliseconds of the first pause; each further failure in a row doubles it, up to the longest. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Ends early when what waits is stopped. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Spaces out what is sent to a server that says it is busy, or that fails: what is sent then meets the same. */
export function paceOf(signal: AbortSignal, waiting: Wait) {
  let failures = 0;
  let pauses = 0;
  let rest: Promise<unknown> = Promise.resolve();

  async function pauseOf(milliseconds: number): Promise<void> {
    pauses += 1;
    await waiting(milliseconds, signal);
    pauses -= 1;
  }

  /** Resolves when the next one may leave. */
  async function turn(): Promise<void> {
    const now = rest;
    await now;
    // A call that was under way may have failed meanwhile.
    if (now !== rest) await turn();
  }

  return {
    turn,
    isSlowed: () => pauses > 0,
    /** Takes the end of a call: the failure after which there is no use in going on, if it is that one. */
    note(errors: readonly ApiError[]): ApiError | undefined {
      const error = errors.find(tires);
      failures = error ? failures + 1 : 0;
      if (!error) return undefined;
      if (failures >= MOST) return error;
      const asked = Math.max(error.retryAfter ?? 0, FIRST_PAUSE * 2 ** (failures - 1));
      rest = Promise.all([rest, pauseOf(Math.min(LONGEST_PAUSE, asked))]);
      return undefined;
    },
  };
}

function tires(error: ApiError): boolean {
  return error.kind === 'busy' || commandEnd(error) === 'broken';
}
