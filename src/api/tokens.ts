import { ApiError } from './ApiError';
import type { Credentials, TokenPair } from './credentials';
import { readClaims, type Claims } from './readClaims';

/** An external login page on the same origin signs in by writing both in the local storage; the token alone where a cookie has the other. */
export const TOKEN_KEY = 'backOffice.token';
export const REFRESH_TOKEN_KEY = 'backOffice.refreshToken';

/** The cookie of an ended session may still be there: asking for its end had no answer. */
const FORGET_KEY = 'backOffice.forgetCookie';

const REFRESH_LOCK = 'backOffice.refresh';

/** A token that would expire on its way is renewed first. */
const EXPIRY_MARGIN = 5000;

/** The pair of tokens, shared by all tabs, and its renewal: one at a time, in all tabs (specification 4.15 to 4.17). */
export interface Tokens {
  /** A pair is kept. */
  exist(): boolean;
  /** What the kept one says of itself. */
  claims(): Claims;
  /** The token to send, renewed when its time has passed. Rejects with `unauthorized` when there is none any more. */
  current(): Promise<string>;
  /** Another token than the one the server just refused. */
  renew(refused: string): Promise<string>;
  /** This very token is still the one in use. */
  isCurrent(token: string): boolean;
  store(pair: TokenPair): void;
  clear(): void;
}

export interface TokensOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  refresh: Credentials['refresh'];
  /** Where a cookie has the refresh token (`Config.refreshCookie`), which is then never here. */
  forget?: Credentials['forget'] | undefined;
  /** Web Locks; absent on an insecure origin, where tabs then renew on their own. */
  locks?: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

export function createTokens(options: TokensOptions): Tokens {
  return new StoredTokens(options);
}

class StoredTokens implements Tokens {
  private renewal: Promise<string> | undefined;
  /** How far this computer's clock is ahead of the server's, learnt from each token received. */
  private skew = 0;
  private readonly now: () => number;

  constructor(private readonly options: TokensOptions) {
    this.now = options.now ?? Date.now;
    if (!options.forget) return;
    // Of a session that began before there was a cookie.
    options.storage.removeItem(REFRESH_TOKEN_KEY);
    if (options.storage.getItem(FORGET_KEY) !== null && !this.exist()) void this.forget(options.forget);
  }

  exist(): boolean {
    return this.stored() !== undefined;
  }

  claims(): Claims {
    return readClaims(this.stored()?.token ?? '');
  }

  async current(): Promise<string> {
    const pair = this.stored();
    if (!pair) throw new ApiError('unauthorized');
    return this.isExpired(pair.token) ? this.renew(pair.token) : pair.token;
  }

  async renew(refused: string): Promise<string> {
    this.renewal ??= this.alone(() => this.renewStored(refused)).finally(() => (this.renewal = undefined));
    const token = await this.renewal;
    // Somebody else signed in meanwhile: what was asked by one person is never sent in the name of another.
    if (readClaims(token).owner !== readClaims(refused).owner) throw new ApiError('aborted');
    return token;
  }

  isCurrent(token: string): boolean {
    return this.stored()?.token === token;
  }

  store({ token, refreshToken }: TokenPair): void {
    const { issuedAt } = readClaims(token);
    if (issuedAt !== undefined) this.skew = this.now() - issuedAt * 1000;
    const { storage } = this.options;
    storage.removeItem(FORGET_KEY);
    if (refreshToken !== undefined) storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    storage.setItem(TOKEN_KEY, token);
  }

  clear(): void {
    this.options.storage.removeItem(TOKEN_KEY);
    this.options.storage.removeItem(REFRESH_TOKEN_KEY);
    if (this.options.forget) void this.forget(this.options.forget);
  }

  /** What had no answer is asked again by the next page that is opened without a session. */
  private async forget(ask: Credentials['forget']): Promise<void> {
    const { storage } = this.options;
    if (await ask()) storage.removeItem(FORGET_KEY);
    else storage.setItem(FORGET_KEY, 'true');
  }

  private async renewStored(refused: string): Promise<string> {
    const pair = this.stored();
    if (!pair) throw new ApiError('unauthorized');
    // While this tab waited for its turn, another one may have renewed the token.
    if (pair.token !== refused && !this.isExpired(pair.token)) return pair.token;
    const renewed = await this.options.refresh(pair.refreshToken);
    this.checkStillOurs(pair);
    this.store(renewed);
    return renewed.token;
  }

  /** A log-out during the renewal must not be undone by its answer, nor may somebody else's session be: the cookie of either is the last one that came. */
  private checkStillOurs(before: TokenPair): void {
    const kept = this.stored();
    if (kept?.refreshToken === before.refreshToken && kept && readClaims(kept.token).owner === readClaims(before.token).owner) return;
    if (!kept) this.clear();
    throw new ApiError('aborted');
  }

  private async alone(task: () => Promise<string>): Promise<string> {
    const { locks } = this.options;
    return locks ? locks.request(REFRESH_LOCK, task) : task();
  }

  private stored(): TokenPair | undefined {
    const token = this.options.storage.getItem(TOKEN_KEY);
    if (this.options.forget) return token ? { token } : undefined;
    const refreshToken = this.options.storage.getItem(REFRESH_TOKEN_KEY);
    return token && refreshToken ? { token, refreshToken } : undefined;
  }

  /** A token that says no time is left to the server to judge. */
  private isExpired(token: string): boolean {
    const { expiresAt } = readClaims(token);
    return expiresAt !== undefined && this.now() - this.skew >= expiresAt * 1000 - EXPIRY_MARGIN;
  }
}
