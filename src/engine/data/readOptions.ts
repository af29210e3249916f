import type { Revalidator, RevalidatorOptions } from 'swr';
import { ApiError } from '@/api/ApiError';

/** Whether a read was aborted because its screen closed, which is no failure to show. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/**
 * How SWR reads what a page shows: a failure stays until somebody tries again. Only a read that an earlier visit aborted while this visit was sharing it is
 * repeated automatically.
 */
export const READ_OPTIONS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: isAborted,
  onErrorRetry: (_error: unknown, _key: string, _config: unknown, revalidate: Revalidator, options: RevalidatorOptions) => void revalidate(options),
};
