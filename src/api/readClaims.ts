/** How an API names the person who has signed in. */
export type UserId = number | string;

/** What is known of a token, with times in seconds since 1970. Nothing is verified here: the server does that. */
export interface Claims {
  expiresAt?: number;
  issuedAt?: number;
  /** The identifier that the token was given to. */
  owner?: string;
  /** The id of the user that the token was given to (contract session.login). */
  userId?: UserId;
}

/** Reads the claims of a JSON web token of the platform (`username`, `id`, `iat`, `exp`); a text that is no token has none. */
export function readClaims(token: string): Claims {
  const { exp, iat, username, id } = payloadOf(token);
  return {
    ...(typeof exp === 'number' ? { expiresAt: exp } : {}),
    ...(typeof iat === 'number' ? { issuedAt: iat } : {}),
    ...(typeof username === 'string' ? { owner: username } : {}),
    ...(typeof id === 'number' ? { userId: id } : {}),
  };
}

function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
