/** What a JSON web token says about itself, with times in seconds since 1970. Nothing is verified here: the server does that. */
export interface Claims {
  expiresAt?: number;
  issuedAt?: number;
  /** The `username` claim: the identifier that the token was given to. */
  owner?: string;
  /** The id of the user that the token was given to (contract session.login). */
  userId?: number;
}

/** Reads the claims that the app uses; a text that is no token has none. */
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
