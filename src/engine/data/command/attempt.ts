import { apiError, type ApiError } from '@/api/ApiError';
import { commandEnd, mayHaveRun } from '@/api/commandEnd';

/**
 * What the server shows when it is asked again about a command that may have been carried out. `otherwise`: the record is neither as it was nor as the command
 * would have left it. `now` is what was read.
 */
export type Seen<Result> = { kind: 'done'; result: Result } | { kind: 'notDone' | 'otherwise'; now?: Result };

/**
 * How a command ended. `despite`: the answer was a failure, but the server shows that the command was carried out. `withheld`: it was not sent, for this reason.
 * `failed`: it was not carried out. `unknown`: nobody knows.
 */
export type Outcome<Result, Reason = never> =
  | { kind: 'done'; result: Result; despite?: ApiError }
  | { kind: 'withheld'; reason: Reason }
  | { kind: 'failed' | 'otherwise' | 'unknown'; error: ApiError; now?: Result };

export interface Attempt<Result, Reason = never> {
  /**
   * Called before sending. Gives the reason why the command must not be sent, if there is one, as somebody else may have been quicker. Rejects with an `ApiError`,
   * and then nothing was sent.
   */
  check?(): Promise<Reason | undefined>;
  /** Sends the one request. Rejects with an `ApiError`. */
  send(): Promise<Result>;
  /** Asks the server whether the command was carried out; `undefined` where that cannot be known. A rejection with an `ApiError` tells nothing either. */
  look?(): Promise<Seen<Result> | undefined>;
  /** The platform may act before it refuses (contract wire.acting), so a refusal is followed by a look at the server, as a failure is. */
  refusalMayAct?: boolean;
}

/**
 * Sends a command that changes something, once, and says how it ended (rule calls.once). After an answer that leaves this open, the server is asked once more.
 * "Not done" is said only when the server showed it, and never after a lost answer, as the command may still be under way. Rejects only for a programming error.
 */
export async function attempt<Result, Reason = never>(command: Attempt<Result, Reason>): Promise<Outcome<Result, Reason>> {
  const { check, send, look, refusalMayAct = false } = command;
  try {
    const reason = await check?.();
    if (reason !== undefined) return { kind: 'withheld', reason };
  } catch (error) {
    return { kind: 'failed', error: apiError(error) };
  }
  try {
    return { kind: 'done', result: await send() };
  } catch (cause) {
    const error = apiError(cause);
    const isOpen = mayHaveRun(error) || (refusalMayAct && commandEnd(error) === 'refused');
    return isOpen ? judged(error, await look?.().catch(ignored)) : { kind: 'failed', error };
  }
}

function judged<Result>(error: ApiError, seen: Seen<Result> | undefined): Exclude<Outcome<Result>, { kind: 'withheld' }> {
  if (!seen) return { kind: 'unknown', error };
  if (seen.kind === 'done') return { ...seen, despite: error };
  const kind = commandEnd(error) === 'lost' ? 'unknown' : seen.kind === 'notDone' ? 'failed' : 'otherwise';
  return { kind, error, ...(seen.now !== undefined && { now: seen.now }) };
}

function ignored(error: unknown): undefined {
  apiError(error);
}
