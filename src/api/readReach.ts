import { ApiError } from './ApiError';

/**
 * How many people a command has reached: its one number, alone in a list (contract campaigns.associate). It has acted by then: an answer that is
 * something else leaves the outcome unknown, and must not look like a refusal that may be tried again.
 */
export function readReach(body: unknown): number {
  const members: unknown = typeof body === 'object' && body !== null ? (Reflect.get(body, 'hydra:member') ?? body) : undefined;
  const reach: unknown = Array.isArray(members) ? members[0] : undefined;
  if (typeof reach === 'number') return reach;
  throw new ApiError('outcomeUnknown');
}
