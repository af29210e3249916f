import { ApiError } from './ApiError';
import type { TokenPair } from './credentials';
import { readClaims, type Claims } from './readClaims';

/** The keys of the local storage. An external login page on the same origin signs in by writing both; where the refresh token is in a cookie, it writes the token only. */
export const TOKEN_KEY = 'backOffice.token';
export const REFRESH_TOKEN_KEY = 'backOffice.refreshToken';

/** A key set when the request to end a session on the server, or to remove its cookie, had no answer: it may still be there. */
const FORGET_KEY = 'backOffice.forgetCookie';

const REFRESH_LOCK = 'backOffice.refresh';

/** How long a token that another tab has renewed may be on its way to this one, in milliseconds. */
const ARRIVAL = 1000;

/** The milliseconds before its end at which a token counts as expired, so that it does not expire on its way. */
const EXPIRY_MARGIN = 5000;

/** The pair of tokens, which all tabs share, and its renewal: one at a time across all tabs (specification 4.15 to 4.17). */
export interface Tokens {
  /** Whether a pair is stored. */
  exist(): boolean;
  /** The claims of the stored token. */
  claims(): Claims;
  /** The token to send, renewed once it has expired. Rejects with `unauthorized` when there is no token any more. */
  current(): Promise<string>;
  /** Gives another token than the one that the server has just refused. */
  renew(refused: string): Promise<string>;
  /** Whether this token is still the stored one. */
  isCurrent(token: string): boolean;
  store(pair: TokenPair): void;
  clear(): void;
}

interface TokensOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Renews a token; absent where none can be renewed: an expired one then ends the session. */
  refresh?: ((refreshToken: string | undefined, token: string) => Promise<TokenPair>) | undefined;
  /** Ends the session on the server, or removes what it keeps in a cookie; says whether that worked. The token is empty when it is asked again later. */
  forget?: ((token: string) => Promise<boolean>) | undefined;
  /** Whether a refresh token is stored beside the token: always, where the server gives one, or never, as where it is in a cookie. */
  refreshTokens?: 'always' | 'given' | 'never';
  claims?: (token: string) => Claims;
  /** The browser's Web Locks; absent on an insecure origin, where each tab renews the token on its own. */
  locks?: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

export function createTokens(options: TokensOptions): Tokens {
  return new StoredTokens(options);
}

class StoredTokens implements Tokens {
  private renewal: Promise<string> | undefined;
  /** How far this computer's clock is ahead of the server's, in milliseconds, learnt from each token received. */
  private skew = 0;
  private readonly now: () => number;
  private readonly claimsOf: (token: string) => Claims;

  constructor(private readonly options: TokensOptions) {
    this.now = options.now ?? Date.now;
    this.claimsOf = options.claims ?? readClaims;
    // Removes the refresh token of a session that began before the cookie was configured.
    if (options.refreshTokens === 'never') options.storage.removeItem(REFRESH_TOKEN_KEY);
    if (options.forget && options.storage.getItem(FORGET_KEY) !== null && !this.exist()) void this.forget(options.forget, '');
  }

  exist(): boolean {
    return this.stored() !== undefined;
  }

  claims(): Claims {
    return this.claimsOf(this.stored()?.token ?? '');
  }

  async current(): Promise<string> {
    const pair = this.stored();
    if (!pair) throw new ApiError('unauthorized');
    return this.isExpired(pair.token) ? this.renew(pair.token) : pair.token;
  }

  async renew(refused: string): Promise<string> {
    this.renewal ??= this.alone(refused, () => this.renewStored(refused)).finally(() => (this.renewal = undefined));
    const token = await this.renewal;
    // Another person has signed in meanwhile: a call of one person is never sent in the name of another.
    if (this.claimsOf(token).owner !== this.claimsOf(refused).owner) throw new ApiError('aborted');
    return token;
  }

  isCurrent(token: string): boolean {
    return this.stored()?.token === token;
  }

  store({ token, refreshToken }: TokenPair): void {
    const { issuedAt } = this.claimsOf(token);
    if (issuedAt !== undefined) this.skew = this.now() - issuedAt * 1000;
    const { storage } = this.options;
    storage.removeItem(FORGET_KEY);
    if (refreshToken !== undefined) storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    storage.setItem(TOKEN_KEY, token);
  }

  clear(): void {
    const { storage, forget } = this.options;
    const token = storage.getItem(TOKEN_KEY) ?? '';
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(REFRESH_TOKEN_KEY);
    if (forget) void this.forget(forget, token);
  }

  /** Asks the server to end the session. Without an answer, the next page that opens without a session asks again. */
  private async forget(ask: NonNullable<TokensOptions['forget']>, token: string): Promise<void> {
    const { storage } = this.options;
    if (await ask(token)) storage.removeItem(FORGET_KEY);
    else storage.setItem(FORGET_KEY, 'true');
  }

  private async renewStored(refused: string): Promise<string> {
    const pair = this.stored();
    if (!pair) throw new ApiError('unauthorized');
    // While this tab waited for its turn, another one may have renewed the token.
    if (pair.token !== refused && !this.isExpired(pair.token)) return pair.token;
    if (!this.options.refresh) throw new ApiError('unauthorized');
    const renewed = await this.options.refresh(pair.refreshToken, pair.token);
    this.checkStillOurs(pair);
    this.store(renewed);
    return renewed.token;
  }

  /**
   * Throws when the session has changed during the renewal: the answer must neither undo a log-out nor replace the session of another person. After a log-out
   * the cookie that the answer has just set is removed too.
   */
  private checkStillOurs(before: TokenPair): void {
    const kept = this.stored();
    if (kept?.refreshToken === before.refreshToken && kept && this.claimsOf(kept.token).owner === this.claimsOf(before.token).owner) return;
    if (!kept) this.clear();
    throw new ApiError('aborted');
  }

  private async alone(refused: string, task: () => Promise<string>): Promise<string> {
    const { locks } = this.options;
    if (!locks) return task();
    const token = await locks.request(REFRESH_LOCK, { ifAvailable: true }, (lock) => lock && task());
    return token ?? locks.request(REFRESH_LOCK, () => this.arrival(refused).then(task));
  }

  /** Waits for what the tab that had the lock before has stored: a page that is busy may get the lock first. */
  private async arrival(refused: string): Promise<void> {
    for (let waited = 0; waited < ARRIVAL && this.stored()?.token === refused; waited += ARRIVAL / 20) await new Promise((resolve) => setTimeout(resolve, ARRIVAL / 20));
  }

  private stored(): TokenPair | undefined {
    const { storage, refreshTokens = 'always' } = this.options;
    const token = storage.getItem(TOKEN_KEY);
    const refreshToken = storage.getItem(REFRESH_TOKEN_KEY) ?? undefined;
    return token && (refreshToken || refreshTokens !== 'always') ? { token, refreshToken } : undefined;
  }

  /** A token without an expiry time counts as valid: the server judges it. */
  private isExpired(token: string): boolean {
    const { expiresAt } = this.claimsOf(token);
    return expiresAt !== undefined && this.now() - this.skew >= expiresAt * 1000 - EXPIRY_MARGIN;
  }
}
