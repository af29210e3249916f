import { ApiError, type ApiErrorKind, type FieldViolation } from './ApiError';
import type { Answer } from './send';

/** Bare status phrases stand where production hides the text of a 5xx (contract wire.errors): they tell an operator nothing. */
const STATUS_PHRASES = new Set(['Internal Server Error', 'Bad Gateway', 'Service Unavailable', 'Gateway Timeout']);

/** A gateway that gave up says nothing of what the API behind it did. */
const GATEWAY_GAVE_UP = new Set([502, 504]);

/** What is answered to a command whose key was seen before: the browser has sent it twice, and only the second answer has come. */
const SEEN_BEFORE = 409;

interface Asked {
  acts?: boolean;
  contentType?: string | undefined;
  /** It named itself in `Idempotency-Key`. */
  isKeyed?: boolean;
}

/** What a refused answer means, from its status and its body in any of the formats of contract wire.errors. */
export function readError({ status, body, retryAfter }: Answer, { acts = false, contentType, isKeyed = false }: Asked = {}): ApiError {
  const message = messageOf(body);
  const kind = kindOf(status, message);
  if (acts && GATEWAY_GAVE_UP.has(status)) return new ApiError('outcomeUnknown');
  if (isKeyed && status === SEEN_BEFORE) return new ApiError('outcomeUnknown');
  // Only a record that is sent is too long, or there already; a gateway's page comes with another status.
  const isPage = status === 500 && body === undefined && contentType !== undefined;
  return new ApiError(kind, STATUS_PHRASES.has(message) ? '' : message, violationsOf(body), undefined, isPage, retryAfter);
}

/** The one 401 that is worth a refresh and a replay: nothing ran. */
export function isExpiredToken({ status, body }: Answer): boolean {
  return status === 401 && messageOf(body) === 'Expired JWT Token';
}

/** The server's own words; empty when it gave none. */
export function messageOf(body: unknown): string {
  const { 'hydra:description': hydra, description, detail, message } = fieldsOf(body);
  return [hydra, description, detail, message].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** 403 and 404 reach us as 400: only their text tells them apart (contract wire.errors). */
function kindOf(status: number, message: string): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'busy';
  if (status >= 500) return 'server';
  if (status === 403 || message === 'Access Denied.') return 'denied';
  if (status === 404 || message === 'Not Found') return 'notFound';
  return 'rejected';
}

function violationsOf(body: unknown): FieldViolation[] {
  const { violations } = fieldsOf(body);
  if (!Array.isArray(violations)) return [];
  return violations.map(fieldsOf).flatMap(({ propertyPath, message }) => {
    return typeof propertyPath === 'string' && typeof message === 'string' ? [{ path: propertyPath, message }] : [];
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
