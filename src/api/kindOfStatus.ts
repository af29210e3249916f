import type { ApiErrorKind } from './ApiError';

/** What the status of a refusal says by itself. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'busy';
  if (status >= 500) return 'server';
  if (status === 403) return 'denied';
  return status === 404 ? 'notFound' : 'rejected';
}
