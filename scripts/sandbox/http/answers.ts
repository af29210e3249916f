import type { Format } from './accept';
import { errorPage } from './errorPage';
import type { Refusal } from './Refusal';

const TITLE = 'An error occurred';
const CONTENT_TYPES: Record<Format, string> = {
  ld: 'application/ld+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
const DOCUMENTATION = '</docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"';

/** A successful answer in the requested format. */
export function answer(body: unknown, format: Format, status: 200 | 201 = 200): Response {
  const headers = { 'Content-Type': CONTENT_TYPES[format], Link: DOCUMENTATION };
  return new Response(JSON.stringify(body), { status, headers });
}

export const noContent = (): Response => new Response(null, { status: 204 });

/**
 * The answer for a refusal. Its body depends on who refuses and on what the caller accepts; the message of a 5xx is replaced by the status
 * (contract wire.errors).
 */
export function refusalAnswer(refusal: Refusal, asked: Format): Response {
  const { status, violations, by, format = asked } = refusal;
  if (status === 401) return unauthorizedAnswer(refusal.message);
  if (by !== 'application') return errorPage(status);
  const text = status === 500 ? 'Internal Server Error' : status === 503 ? 'Service Unavailable' : refusal.message;
  const body = format === 'ld' ? hydraError(text, violations) : problem(text, violations);
  const type = format === 'ld' ? CONTENT_TYPES.ld : 'application/problem+json; charset=utf-8';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
}

function unauthorizedAnswer(message: string): Response {
  return new Response(JSON.stringify({ code: 401, message }), {
    status: 401,
    headers: { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer' },
  });
}

function hydraError(text: string, violations: Refusal['violations']): object {
  const type = violations.length > 0 ? 'ConstraintViolationList' : 'Error';
  return {
    '@context': `/contexts/${type}`,
    '@type': violations.length > 0 ? type : 'hydra:Error',
    'hydra:title': TITLE,
    'hydra:description': text,
    ...(violations.length > 0 ? { violations } : {}),
  };
}

function problem(text: string, violations: Refusal['violations']): object {
  return {
    type: 'https://tools.ietf.org/html/rfc2616#section-10',
    title: TITLE,
    detail: text,
    ...(violations.length > 0 ? { violations } : {}),
  };
}
