import type { ApiErrorKind, FieldViolation } from './ApiError';
import type { Refusal } from './Dialect';
import { kindOfStatus } from './kindOfStatus';
import type { Answer } from './send';

/** The status of the page that answers for a route that does not exist. A proxy gives it too, and neither says anything about a record (contract wire.errors). */
const NO_ROUTE = 404;

/** Reads a refusal of the platform, in any of the formats of contract wire.errors. */
export function readRefusal(answer: Omit<Answer, 'headers'>): Refusal {
  const message = messageOf(answer.body);
  return { kind: kindOf(answer, message), message, violations: violationsOf(answer.body) };
}

/** The server's own words; empty when it gave none. */
export function messageOf(body: unknown): string {
  const { 'hydra:description': hydra, description, detail, message } = fieldsOf(body);
  return [hydra, description, detail, message].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** Some refusals that mean 403 or 404 arrive as 400: only their text tells them apart (contract wire.errors). */
function kindOf({ status, body, retryAfter }: Omit<Answer, 'headers'>, message: string): ApiErrorKind {
  if (status === NO_ROUTE && body === undefined) return 'server';
  const kind = kindOfStatus(status);
  // A query that its database cannot make is answered with the status of a server under repair, but in the words of the API.
  if (kind === 'unavailable' && message !== '' && retryAfter === undefined) return 'server';
  if (message === 'Access Denied.' && (kind === 'rejected' || kind === 'notFound')) return 'denied';
  return message === 'Not Found' && kind === 'rejected' ? 'notFound' : kind;
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
