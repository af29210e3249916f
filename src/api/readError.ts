import { ApiError } from './ApiError';
import type { Dialect } from './Dialect';
import { messageOf, readRefusal as readOfPlatform } from './platformRefusal';
import type { Answer } from './send';

/** In production, these phrases replace the text of a 5xx (contract wire.errors), and stand for a 413: they tell an operator nothing. */
const STATUS_PHRASES = new Set(['Internal Server Error', 'Bad Gateway', 'Service Unavailable', 'Gateway Timeout', 'Request Entity Too Large', 'Payload Too Large', 'Content Too Large']);

/** The statuses of a gateway that gave up: they do not say what the API behind it did. */
const GATEWAY_GAVE_UP = new Set([502, 504]);

/** The status for a command whose key the server in front has seen before: the browser has sent it twice, and only the second answer has arrived. With words it is a refusal of the platform. */
const SEEN_BEFORE = 409;

/** The status for a change of another version of a record than the one that the server has. */
const OTHER_VERSION = 412;

interface Asked {
  /** Reads the refusal in the dialect of the call; the platform's by default. */
  readRefusal?: Dialect['readRefusal'];
  acts?: boolean;
  contentType?: string | undefined;
  /** What the call has sent; a form where there is a file. */
  body?: string | FormData | undefined;
  /** Whether the call carried an `Idempotency-Key`. */
  isKeyed?: boolean;
  /** The version of the record that the call has named. */
  version?: string | undefined;
}

/** The error that a refused answer means, from its status and its body. */
export function readError(answer: Omit<Answer, 'headers'>, { readRefusal = readOfPlatform, acts = false, contentType, body: sent, isKeyed = false, version }: Asked = {}): ApiError {
  const { status, body, retryAfter } = answer;
  if (acts && GATEWAY_GAVE_UP.has(status)) return new ApiError('outcomeUnknown');
  if (version !== undefined && status === OTHER_VERSION) return new ApiError('outdated');
  const { kind, message, violations } = readRefusal(answer);
  if (isKeyed && status === SEEN_BEFORE && message === '' && violations.length === 0) return new ApiError('outcomeUnknown');
  // An HTML page with status 500 comes from the database, which refuses only a record that is sent (a text too long, a duplicate); the page of a gateway has another status.
  const isPage = status === 500 && body === undefined && contentType !== undefined;
  const isTooLong = kind === 'tooLarge' && !(sent instanceof FormData);
  return new ApiError(isTooLong ? 'tooLong' : kind, STATUS_PHRASES.has(message) ? '' : message, violations, undefined, isPage, retryAfter);
}

/** The only 401 after which the call is sent again with a renewed token: nothing ran. */
export function isExpiredToken({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  return status === 401 && messageOf(body) === 'Expired JWT Token';
}
