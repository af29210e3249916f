import type { ApiError, ApiErrorKind } from './ApiError';

/**
 * How far a command got that did not succeed. `unsent`: it has not left, or nobody was signed in; `refused`: the platform says no, usually before it acts;
 * `broken`: the platform failed, which it also does after it has acted (contract requests.unreadable); `lost`: no answer that tells anything, it may
 * still be under way.
 */
export type CommandEnd = 'unsent' | 'refused' | 'broken' | 'lost';

const ENDS: Record<ApiErrorKind, CommandEnd> = {
  offline: 'unsent',
  timeout: 'lost',
  idle: 'unsent',
  aborted: 'unsent',
  credentials: 'unsent',
  unauthorized: 'unsent',
  notRenewed: 'unsent',
  denied: 'refused',
  notFound: 'refused',
  rejected: 'refused',
  busy: 'refused',
  server: 'broken',
  outcomeUnknown: 'lost',
};

export function commandEnd({ kind }: ApiError): CommandEnd {
  return ENDS[kind];
}

/** Whether the command may have been made all the same, by what its own answer says. */
export function mayHaveRun(error: ApiError): boolean {
  return ['broken', 'lost'].includes(commandEnd(error));
}
