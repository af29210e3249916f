import type { Revalidator, RevalidatorOptions } from 'swr';
import { ApiError } from '@/api/ApiError';

/** A read whose screen closed: no failure to show. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/**
 * How SWR reads what a page shows: a failure stays until somebody tries again. Only a read that an earlier visit gave up, and that this visit was
 * sharing, is asked again by itself.
 */
export const READ_OPTIONS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: isAborted,
  onErrorRetry: (_error: unknown, _key: string, _config: unknown, revalidate: Revalidator, options: RevalidatorOptions) => void revalidate(options),
};
