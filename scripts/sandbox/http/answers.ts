import type { Format } from './accept';
import type { Refusal } from './Refusal';

const TITLE = 'An error occurred';
const CONTENT_TYPES: Record<Format, string> = {
  ld: 'application/ld+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
const STATUS_TEXTS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A success in the asked format. */
export function answer(body: unknown, format: Format, status: 200 | 201 = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': CONTENT_TYPES[format] } });
}

export const noContent = (): Response => new Response(null, { status: 204 });

/** The body of an error depends on what the caller accepts; the message of a 5xx is replaced by the status (contract 1.4). */
export function refusalAnswer(refusal: Refusal, format: Format): Response {
  const { status, violations } = refusal;
  if (status === 401) return unauthorizedAnswer(refusal.message);
  if (status === 404) return pageNotFound(refusal.message);
  const text = status >= 500 ? STATUS_TEXTS[status] : refusal.message;
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

/** Addresses that no resource serves are the framework's business, and it answers with a page. */
function pageNotFound(message: string): Response {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!DOCTYPE html><html><head><title>Not Found</title></head><body><h1>Oops! An Error Occurred</h1><p>${text}</p></body></html>`;
  return new Response(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
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
