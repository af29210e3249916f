import type { Config } from '@/config/Config';
import { ApiError } from './ApiError';
import { messageOf } from './platformRefusal';
import { readError } from './readError';
import { requestAddress } from './requestAddress';
import { send, type Answer, type Fetch } from './send';

export interface TokenPair {
  token: string;
  /** Absent where a cookie has it (`refreshCookie`). */
  refreshToken?: string | undefined;
}

/** The calls that are made without a session. Those with an answer change nothing: losing it is being offline. */
export interface Credentials {
  /** Rejects with `credentials` on any 401: which of the two is wrong is not said. */
  logIn(identifier: string, password: string): Promise<TokenPair>;
  /**
   * A 401 rejects with `unauthorized`: the session is over (contract session.refresh). Whatever else is no pair of tokens says nothing about it, and rejects
   * with `notRenewed`; a server that is busy or broken is asked again first.
   */
  refresh(refreshToken: string | undefined): Promise<TokenPair>;
  /** Takes the refresh token out of its cookie (`refreshCookie`); whether it is gone. */
  forget(): Promise<boolean>;
}

/** Asks what stands before the API to keep the refresh token in a cookie (scripts/deploy/refreshCookie.js). */
const COOKIE_HEADER = 'X-Refresh-Cookie';

interface CredentialsOptions {
  config: Pick<Config, 'apiUrl' | 'refreshCookie'>;
  fetch: Fetch;
  /** On a computer that others use, of the cookie. */
  endsWithBrowser?: () => boolean;
}

export function createCredentials({ config, fetch, endsWithBrowser = () => false }: CredentialsOptions): Credentials {
  const { apiUrl, refreshCookie } = config;
  let forgetting: Promise<unknown> = Promise.resolve();

  function post(path: string, body: Record<string, string | undefined>): Promise<Answer> {
    const headers = { Accept: 'application/ld+json', 'Content-Type': 'application/json', ...(refreshCookie && { [COOKIE_HEADER]: endsWithBrowser() ? 'session' : 'kept' }) };
    return send({ url: requestAddress(apiUrl, path), method: 'POST', headers, body: JSON.stringify(body), acts: false }, fetch);
  }

  /** Of an answer that has one. Where a cookie has the refresh token, no other is kept. */
  function pairOf(body: unknown): TokenPair | undefined {
    const { token, refreshToken } = (body ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || !token) return undefined;
    if (refreshCookie) return { token };
    return typeof refreshToken === 'string' && refreshToken ? { token, refreshToken } : undefined;
  }

  return {
    async logIn(identifier, password) {
      // The cookie of this log-in must not go with that of the one before.
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
      // Also by a page that is being left.
      const asked = fetch(requestAddress(apiUrl, 'token/forget'), { method: 'POST', headers: { [COOKIE_HEADER]: 'kept' }, keepalive: true }).then(
        ({ ok }) => ok,
        () => false,
      );
      forgetting = asked;
      return asked;
    },
  };
}

/** Without a network it is that which is said. */
function notRenewed(error: unknown): never {
  throw error instanceof ApiError && error.kind === 'timeout' ? new ApiError('notRenewed', '', [], { cause: error }) : error;
}

function fail(error: ApiError): never {
  throw error;
}

/** Milliseconds before each further try: growing, and ten seconds in all, after which the operator is told. */
const PAUSES = [1000, 3000, 6000];

/** Asks a server again that says it is busy (429) or that fails (5xx), and gives its last answer. For a question that changes nothing. */
async function askPatiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES) {
    if (answer.status !== 429 && answer.status < 500) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
