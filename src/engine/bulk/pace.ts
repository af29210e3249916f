import type { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';

/** The number of consecutive failures of the server after which the task stops. */
const MOST = 5;

/** The first pause in milliseconds. Each further consecutive failure doubles it, up to the longest one. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits for some milliseconds, or less when the task is stopped. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Slows down the calls to a server that is busy or fails, since the next calls would fail too. */
export function paceOf(signal: AbortSignal, waiting: Wait) {
  let failures = 0;
  let pauses = 0;
  let rest: Promise<unknown> = Promise.resolve();

  async function pauseOf(milliseconds: number): Promise<void> {
    pauses += 1;
    await waiting(milliseconds, signal);
    pauses -= 1;
  }

  /** Resolves when the next call may be sent. */
  async function turn(): Promise<void> {
    const now = rest;
    await now;
    // A call under way may have failed meanwhile, and added a pause.
    if (now !== rest) await turn();
  }

  return {
    turn,
    isSlowed: () => pauses > 0,
    /** Notes the errors of a finished call; returns the error when there have been too many in a row to go on. */
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
