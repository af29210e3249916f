import type { Platform } from './Platform';

/** How long a token is used, in milliseconds: it lasts longer. */
const USED = 600_000;

interface Account {
  identifier: string;
  password: string;
}

/** The tokens of accounts that show what they are known by with each request: a token is asked for again before it expires. */
export function openAccounts(platform: Platform): (account: Account) => Promise<string | undefined> {
  const tokens = new Map<string, { token: string; at: number }>();
  return async ({ identifier, password }) => {
    const key = JSON.stringify([identifier, password]);
    const known = tokens.get(key);
    if (known && Date.now() - known.at < USED) return known.token;
    const { token } = (await platform.signIn(identifier, password)) ?? {};
    if (token !== undefined) tokens.set(key, { token, at: Date.now() });
    return token;
  };
}
