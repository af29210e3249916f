import type { ApiError } from '@/api/ApiError';
import type { LogInStep } from './Session';

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
