import type { MiddlewareHandler } from 'hono';
import { Refusal } from './Refusal';

/** In JSON, after an even number of backslashes: the character NUL, or half of one that is written in two. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** What our database cannot hold is refused in words before it gets there; the platform's PHP reads no half characters either. */
export function requireStorable(body: unknown): void {
  const text = JSON.stringify(body) ?? '';
  if (HALF.test(text)) throw new Refusal(400, 'Single unpaired high surrogate in Unicode escape');
  if (NUL.test(text)) throw new Refusal(400, 'The sandbox keeps no text with the character NUL.');
}

/** The same of addresses. */
export function storableAddress(): MiddlewareHandler {
  return async ({ req }, next) => {
    if (/%00/.test(req.url)) throw new Refusal(400, 'The sandbox knows no text with the character NUL.');
    return next();
  };
}
