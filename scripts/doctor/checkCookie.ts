import type { Fetch } from '../../src/api/send';
import type { Config } from '../../src/config/Config';
import { type Finding, fine, problem } from './Report';

const DEADLINE = 30_000;

/** Checks whether the server in front of the API keeps refresh tokens in a cookie, as `refreshCookie` of `config.json` says, by asking it to delete one. */
export async function checkCookie({ apiUrl }: Pick<Config, 'apiUrl'>, origin: string | undefined, fetch: Fetch): Promise<Finding[]> {
  if (origin !== undefined && new URL(apiUrl).origin !== origin) return [problem(`The API is on another origin than ${origin}: the cookie of the refresh token would not come back. Nobody stays signed in.`)];
  try {
    const answer = await fetch(`${apiUrl}/token/forget`, { method: 'POST', headers: { 'X-Refresh-Cookie': 'kept' }, signal: AbortSignal.timeout(DEADLINE) });
    await answer.text();
    const [cookie = ''] = answer.headers.getSetCookie().filter((said) => said.startsWith('backOffice.refresh='));
    const missing = ['HttpOnly', 'Secure', 'SameSite=Strict'].filter((attribute) => !cookie.split('; ').includes(attribute));
    if (cookie && missing.length === 0) return [fine('The refresh token is kept in a cookie that no script reads.')];
    return [problem(cookie ? `The cookie of the refresh token lacks ${missing.join(', ')}.` : `Nothing before the API keeps the refresh token in a cookie: POST token/forget answers ${answer.status}, and sets none. Operators are signed out after 15 minutes.`)];
  } catch {
    return [problem('Nobody answers POST token/forget, which takes the refresh token out of its cookie.')];
  }
}
