import type { ApiError, ApiErrorKind } from './ApiError';

/**
 * How far a failed command got. `unsent`: it was not sent, or nobody was signed in; `refused`: the platform refused it, usually before acting; `broken`: the
 * platform failed, which also happens after it has acted (contract requests.unreadable); `lost`: there was no clear answer, and the command may still be
 * running.
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
  fileUnread: 'unsent',
  denied: 'refused',
  notFound: 'refused',
  rejected: 'refused',
  tooLarge: 'refused',
  tooLong: 'refused',
  outdated: 'refused',
  busy: 'refused',
  unavailable: 'broken',
  server: 'broken',
  outcomeUnknown: 'lost',
};

export function commandEnd({ kind }: ApiError): CommandEnd {
  return ENDS[kind];
}

/** Whether the command may have run all the same, judging by its own answer. */
export function mayHaveRun(error: ApiError): boolean {
  return ['broken', 'lost'].includes(commandEnd(error));
}
