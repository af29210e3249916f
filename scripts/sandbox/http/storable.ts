import type { MiddlewareHandler } from 'hono';
import { Refusal } from './Refusal';

/** The character NUL in JSON (after an even number of backslashes), and below, half of a surrogate pair. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Refuses, in words, texts that our database cannot store. The platform's PHP does not accept half characters either. */
export function requireStorable(body: unknown): void {
  const text = JSON.stringify(body) ?? '';
  if (HALF.test(text)) throw new Refusal(400, 'Single unpaired high surrogate in Unicode escape');
  if (NUL.test(text)) throw new Refusal(400, 'The sandbox keeps no text with the character NUL.');
}

/** Refuses such texts in addresses. */
export function storableAddress(): MiddlewareHandler {
  return async ({ req }, next) => {
    if (/%00/.test(req.url)) throw new Refusal(400, 'The sandbox knows no text with the character NUL.');
    return next();
  };
}
