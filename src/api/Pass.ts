import { readClaims, type Claims } from './readClaims';
import { isExpiredToken } from './readError';
import type { Answer } from './send';

/** How calls carry a session: what goes along with each, and what its refusals say of the session. Pure functions on the kept token and on answers. */
export interface Pass {
  /** What is known of a token. The `userId` in it is compared with the person whose call it is. */
  claims(token: string): Claims;
  /** What goes along with a call. Throws an `ApiError` when the call must not leave with this token. */
  carry(token: string, call: { acts: boolean }): { headers: Record<string, string>; credentials?: RequestCredentials };
  /** Whether a refusal means that the token has expired and nothing ran: the call is sent once more with a renewed one. Any other 401 ends the session. */
  saysExpired(answer: Pick<Answer, 'status' | 'body'>): boolean;
}

/** The platform's own: a JSON web token (specification 4.16). */
export const platformPass: Pass = {
  claims: readClaims,
  carry: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
  saysExpired: isExpiredToken,
};
