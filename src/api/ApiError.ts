/**
 * Why a call failed, in the terms that the message bar needs. `offline` no answer to a read · `timeout` no answer in time · `outcomeUnknown` a command's
 * answer was lost: it may have run · `idle` refused here, for inactivity · `credentials` wrong identifier or password · `unauthorized` any other 401 ·
 * `notRenewed` it could not be found out whether the session goes on: nothing was sent · `fileUnread` the file to be sent is no longer there or has changed:
 * nothing was sent · `denied` `Access Denied.` or 403 · `notFound` · `rejected` a 400 with a reason · `tooLarge` a 413: the file that was sent is larger than the
 * platform, or its proxy, takes · `tooLong` the same for a call without a file · `outdated` a 412 to a change that names a version: nothing was done, as somebody
 * else was quicker · `busy` a 429: nothing was done, and the call may be made again later · `unavailable` the platform is under repair, or not reached by its
 * gateway · `server` any other 5xx · `aborted` its screen closed.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'outcomeUnknown'
  | 'idle'
  | 'credentials'
  | 'unauthorized'
  | 'notRenewed'
  | 'fileUnread'
  | 'denied'
  | 'notFound'
  | 'rejected'
  | 'tooLarge'
  | 'tooLong'
  | 'outdated'
  | 'busy'
  | 'unavailable'
  | 'server'
  | 'aborted';

/** A violation that the server reports: `path` is the field's name on the wire, dotted when nested. */
export interface FieldViolation {
  path: string;
  message: string;
}

/** The only error that leaves `api/`: callers switch on `kind`, never on a status code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** The server's own words, when it gave any; empty otherwise. */
    readonly serverMessage: string = '',
    readonly violations: readonly FieldViolation[] = [],
    options?: ErrorOptions,
    /** Whether the server answered a write with an HTML page, for example because its database refuses what was sent (contract wire.database). */
    readonly isPage = false,
    /** The milliseconds after which a server that is busy or under repair wants to be asked again, when it says so. */
    readonly retryAfter?: number,
  ) {
    super(serverMessage || kind, options);
  }
}

/** The failure of a call. Anything else is a mistake in the code, and is thrown again. */
export function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
