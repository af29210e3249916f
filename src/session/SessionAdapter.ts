import type { Api } from '@/api/Api';
import type { TokenPair } from '@/api/credentials';
import type { Pass } from '@/api/Pass';
import type { Claims } from '@/api/readClaims';
import type { Fetch } from '@/api/send';
import type { Config } from '@/config/Config';
import type { SessionFacts } from './Session';

/**
 * How one kind of API signs people in: the `session` of `schemas/defaults.json`, by default that of the platform. The app keeps the tokens, renews them once for
 * all tabs, follows the idle clock and ends the session; an adapter only makes and reads calls.
 */
export interface SessionAdapter extends Pass {
  /** Exchanges what somebody has typed for a token. Rejects with `credentials` when the server refuses it, with another `ApiError` when there is no token. */
  signIn(identifier: string, password: string): Promise<TokenPair>;
  /**
   * Renews a token; absent where there is no renewal. Rejects with `unauthorized` only when the server says that the session is over; any other answer leaves
   * that open, and rejects with `notRenewed`.
   */
  refresh?: ((refreshToken: string | undefined, token: string) => Promise<TokenPair>) | undefined;
  /** Ends the session on the server; says whether that worked. The token is empty when it is asked again by a later page. Absent where nothing has to be told. */
  signOut?: ((token: string) => Promise<boolean>) | undefined;
  /** Who has signed in, and what they may do, by calls that carry the token. Rejects with a `LogInError`. */
  readFacts(api: Api, claims: Claims): Promise<SessionFacts>;
  /** Whether a refresh token is stored: see `TokensOptions`. */
  refreshTokens: 'always' | 'given' | 'never';
  /** The token is as good as the password: it is kept in the open tabs only, as on a shared computer. */
  staysInTabs?: true;
}

export interface SessionContext {
  config: Pick<Config, 'apiUrl' | 'refreshCookie' | 'settings'>;
  fetch: Fetch;
  /** The storage that all tabs share, whatever the session is kept in: cookies are shared in the same way. */
  shared: Pick<Storage, 'getItem' | 'setItem'>;
  /** The cookies that scripts can read. */
  cookies(): string;
  /** Whether the session ends with the browser, as on a shared computer. */
  endsWithBrowser(): boolean;
}

/** Makes the adapter of a page. */
export type SessionFactory = (context: SessionContext) => SessionAdapter;
