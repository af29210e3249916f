import type { Config } from '@/config/Config';
import { ApiError } from './ApiError';
import { endOnServer } from './endOnServer';
import { messageOf } from './platformRefusal';
import { readError } from './readError';
import { requestAddress } from './requestAddress';
import { send, type Answer, type Fetch } from './send';

export interface TokenPair {
  token: string;
  /** Absent where the refresh token is in a cookie (`refreshCookie`). */
  refreshToken?: string | undefined;
}

/** The calls made without a session. Those with an answer change nothing on the server, so a lost answer counts as being offline. */
export interface Credentials {
  /** Signs in. Rejects with `credentials` on any 401: the server does not say whether the identifier or the password is wrong. */
  logIn(identifier: string, password: string): Promise<TokenPair>;
  /**
   * Renews the tokens. A 401 rejects with `unauthorized`: the session is over (contract session.refresh). Any other answer without tokens leaves that open,
   * and rejects with `notRenewed`; a server that is busy or fails is first asked again.
   */
  refresh(refreshToken: string | undefined): Promise<TokenPair>;
  /** Removes the refresh token from its cookie (`refreshCookie`); says whether that worked. */
  forget(): Promise<boolean>;
}

/** The header that asks the proxy in front of the API to keep the refresh token in a cookie (scripts/deploy/nginx/refreshCookie.js). */
const COOKIE_HEADER = 'X-Refresh-Cookie';

interface CredentialsOptions {
  config: Pick<Config, 'apiUrl' | 'refreshCookie'>;
  fetch: Fetch;
  /** Whether the cookie ends with the browser, as on a shared computer. */
  endsWithBrowser?: () => boolean;
}

export function createCredentials({ config, fetch, endsWithBrowser = () => false }: CredentialsOptions): Credentials {
  const { apiUrl, refreshCookie } = config;
  let forgetting: Promise<unknown> = Promise.resolve();

  function post(path: string, body: Record<string, string | undefined>): Promise<Answer> {
    const headers = { Accept: 'application/ld+json', 'Content-Type': 'application/json', ...(refreshCookie && { [COOKIE_HEADER]: endsWithBrowser() ? 'session' : 'kept' }) };
    return send({ url: requestAddress(apiUrl, path), method: 'POST', headers, body: JSON.stringify(body), acts: false }, fetch);
  }

  /** The tokens in an answer, if it has them. Where the refresh token is in a cookie, any other one is ignored. */
  function pairOf(body: unknown): TokenPair | undefined {
    const { token, refreshToken } = (body ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || !token) return undefined;
    if (refreshCookie) return { token };
    return typeof refreshToken === 'string' && refreshToken ? { token, refreshToken } : undefined;
  }

  return {
    async logIn(identifier, password) {
      // The end of the former session's cookie must not remove the cookie of this log-in.
      await forgetting;
      const answer = await post('login', { username: identifier, password });
      if (answer.status === 401) throw new ApiError('credentials', messageOf(answer.body));
      if (answer.status >= 400) throw readError(answer);
      return pairOf(answer.body) ?? fail(new ApiError('server'));
    },

    async refresh(refreshToken) {
      const answer = await askPatiently(() => post('token/refresh', { refreshToken })).catch(notRenewed);
      if (answer.status === 401) throw new ApiError('unauthorized', messageOf(answer.body));
      return (answer.status < 400 ? pairOf(answer.body) : undefined) ?? fail(new ApiError('notRenewed'));
    },

    forget() {
      const asked = endOnServer(fetch, requestAddress(apiUrl, 'token/forget'), { method: 'POST', headers: { [COOKIE_HEADER]: 'kept' } });
      forgetting = asked;
      return asked;
    },
  };
}

/** Turns a timeout into `notRenewed`; without a network, the error stays `offline`. */
export function notRenewed(error: unknown): never {
  throw error instanceof ApiError && error.kind === 'timeout' ? new ApiError('notRenewed', '', [], { cause: error }) : error;
}

function fail(error: ApiError): never {
  throw error;
}

/** The milliseconds before each further attempt. They grow, and after ten seconds in all the operator is told. */
const PAUSES = [1000, 3000, 6000];

/** Repeats a request while the server is busy (429) or fails (5xx), and gives its last answer. Only for requests that change nothing. */
export async function askPatiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES) {
    if (answer.status !== 429 && answer.status < 500) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
