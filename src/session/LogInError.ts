import type { ApiError } from '@/api/ApiError';

/** The five steps of the login flow, in order (specification 4.6 to 4.13). */
export type LogInStep = 'credentials' | 'user' | 'permissions' | 'solidary' | 'eec';

/** Why signing in failed, and at which of the five steps. Without a cause, the account may not enter: it lacks `access_admin`. */
export class LogInError extends Error {
  override readonly name = 'LogInError';
  override readonly cause: ApiError | undefined;

  constructor(
    readonly step: LogInStep,
    cause?: ApiError,
  ) {
    super(`Login step "${step}" failed.`, { cause });
    this.cause = cause;
  }
}
