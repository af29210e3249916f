import type { Config } from '@/config/Config';
import { ApiError } from './ApiError';
import { askPatiently } from './askPatiently';
import { messageOf } from './platformRefusal';
import { readError } from './readError';
import { requestAddress } from './requestAddress';
import { send, type Answer, type Fetch } from './send';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** The two calls that are made without a session. Neither changes anything: losing their answer is being offline. */
export interface Credentials {
  /** Rejects with `credentials` on any 401: which of the two is wrong is not said. */
  logIn(identifier: string, password: string): Promise<TokenPair>;
  /**
   * A 401 rejects with `unauthorized`: the session is over (contract session.refresh). Whatever else is no pair of tokens says nothing about it, and rejects
   * with `notRenewed`; a server that is busy or broken is asked again first.
   */
  refresh(refreshToken: string): Promise<TokenPair>;
}

export function createCredentials({ config, fetch }: { config: Pick<Config, 'apiUrl'>; fetch: Fetch }): Credentials {
  function post(path: string, body: Record<string, string>): Promise<Answer> {
    const headers = { Accept: 'application/ld+json', 'Content-Type': 'application/json' };
    const url = requestAddress(config.apiUrl, path);
    return send({ url, method: 'POST', headers, body: JSON.stringify(body), acts: false }, fetch);
  }

  return {
    async logIn(identifier, password) {
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
  };
}

function pairOf(body: unknown): TokenPair | undefined {
  const { token, refreshToken } = (body ?? {}) as Record<string, unknown>;
  return typeof token === 'string' && typeof refreshToken === 'string' && token && refreshToken ? { token, refreshToken } : undefined;
}

/** Without a network it is that which is said. */
function notRenewed(error: unknown): never {
  throw error instanceof ApiError && error.kind === 'timeout' ? new ApiError('notRenewed', '', [], { cause: error }) : error;
}

function fail(error: ApiError): never {
  throw error;
}
