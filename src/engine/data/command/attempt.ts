import { ApiError } from '@/api/ApiError';
import { commandEnd, mayHaveRun } from '@/api/commandEnd';

/**
 * What the server says, asked once more, of a command that may have been made. `otherwise`: what it was about is neither as it was nor as the command would
 * have made it. `now` is what was read.
 */
export type Seen<Result> = { kind: 'done'; result: Result } | { kind: 'notDone' | 'otherwise'; now?: Result };

/**
 * How a command ended. `despite`: its answer was a failure, and it is seen to be done. `withheld`: it was not sent, for this reason. `failed`: it is not
 * done. `unknown`: nobody knows.
 */
export type Outcome<Result, Reason = never> =
  | { kind: 'done'; result: Result; despite?: ApiError }
  | { kind: 'withheld'; reason: Reason }
  | { kind: 'failed' | 'otherwise' | 'unknown'; error: ApiError; now?: Result };

export interface Attempt<Result, Reason = never> {
  /** Asked first: why it must not be sent, if so, as others may have been quicker. Rejects with an `ApiError`: nothing was sent. */
  check?(): Promise<Reason | undefined>;
  /** Makes the one call. Rejects with an `ApiError`. */
  send(): Promise<Result>;
  /** Asks the server what became of it; nothing where that cannot be known. A rejection with an `ApiError` tells nothing either. */
  look?(): Promise<Seen<Result> | undefined>;
  /** The platform acts before it refuses (contract wire.acting): a refusal is looked after as a failure is. */
  refusalMayAct?: boolean;
}

/**
 * Makes a call that changes something, once, and says how it ended (rule calls.once). After an answer that leaves open whether it was made the server is
 * asked, once: "not done" is said only when it was seen, and never of an answer that was lost, as the command may still be under way. Rejects for a mistake of ours alone.
 */
export async function attempt<Result, Reason = never>(command: Attempt<Result, Reason>): Promise<Outcome<Result, Reason>> {
  const { check, send, look, refusalMayAct = false } = command;
  try {
    const reason = await check?.();
    if (reason !== undefined) return { kind: 'withheld', reason };
  } catch (error) {
    return { kind: 'failed', error: known(error) };
  }
  try {
    return { kind: 'done', result: await send() };
  } catch (cause) {
    const error = known(cause);
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

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

function ignored(error: unknown): undefined {
  known(error);
}
