import { isObject } from '../../../config/isObject';
import { parseJson } from '../../../config/parseJson';
import { readClaims, type Claims } from '../../../api/readClaims';

/** What is kept of a session whose secret says nothing of itself. */
export interface KeptToken extends Claims {
  /** What the server wants to see with each call. */
  secret: string;
}

/** Writes what is kept as a text, in the place of a token of the platform. */
export function writeToken(kept: KeptToken): string {
  return JSON.stringify(kept);
}

/** Reads it. Any other text is a secret by itself, as an external login page stores it. A JSON web token adds its times where nothing else says them. */
export function readToken(text: string): KeptToken {
  const kept = parse(text);
  const { expiresAt, issuedAt } = readClaims(kept.secret);
  return { ...(expiresAt !== undefined && { expiresAt }), ...(issuedAt !== undefined && { issuedAt }), ...kept };
}

function parse(text: string): KeptToken {
  const kept = parseJson(text);
  return isObject(kept) && typeof kept['secret'] === 'string' ? (kept as unknown as KeptToken) : { secret: text };
}
