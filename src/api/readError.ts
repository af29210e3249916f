import { ApiError } from './ApiError';
import type { Dialect } from './Dialect';
import { messageOf, readRefusal as readOfPlatform } from './platformRefusal';
import type { Answer } from './send';

/** Bare status phrases stand where production hides the text of a 5xx (contract wire.errors): they tell an operator nothing. */
const STATUS_PHRASES = new Set(['Internal Server Error', 'Bad Gateway', 'Service Unavailable', 'Gateway Timeout']);

/** A gateway that gave up says nothing of what the API behind it did. */
const GATEWAY_GAVE_UP = new Set([502, 504]);

/** What is answered to a command whose key was seen before: the browser has sent it twice, and only the second answer has come. */
const SEEN_BEFORE = 409;

interface Asked {
  /** Whose answer it is; the platform's unless said. */
  readRefusal?: Dialect['readRefusal'];
  acts?: boolean;
  contentType?: string | undefined;
  /** It named itself in `Idempotency-Key`. */
  isKeyed?: boolean;
}

/** What a refused answer means, from its status and what its body says. */
export function readError(answer: Omit<Answer, 'headers'>, { readRefusal = readOfPlatform, acts = false, contentType, isKeyed = false }: Asked = {}): ApiError {
  const { status, body, retryAfter } = answer;
  if (acts && GATEWAY_GAVE_UP.has(status)) return new ApiError('outcomeUnknown');
  if (isKeyed && status === SEEN_BEFORE) return new ApiError('outcomeUnknown');
  const { kind, message, violations } = readRefusal(answer);
  // Only a record that is sent is too long, or there already; a gateway's page comes with another status.
  const isPage = status === 500 && body === undefined && contentType !== undefined;
  return new ApiError(kind, STATUS_PHRASES.has(message) ? '' : message, violations, undefined, isPage, retryAfter);
}

/** The one 401 that is worth a refresh and a replay: nothing ran. */
export function isExpiredToken({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  return status === 401 && messageOf(body) === 'Expired JWT Token';
}
