import type { ApiErrorKind } from './ApiError';

/** The kind of error that the status of a refusal gives by itself. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'busy';
  if (status >= 500) return 'server';
  if (status === 403) return 'denied';
  return status === 404 ? 'notFound' : 'rejected';
}
