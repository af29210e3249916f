import type { ApiErrorKind } from './ApiError';

/** The statuses of a gateway that gets no answer from the server behind it, or of a server under repair. */
const UNAVAILABLE = new Set([502, 503, 504]);

/** The kind of error that the status of a refusal gives by itself. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'busy';
  if (UNAVAILABLE.has(status)) return 'unavailable';
  if (status >= 500) return 'server';
  if (status === 403) return 'denied';
  return status === 404 ? 'notFound' : 'rejected';
}
