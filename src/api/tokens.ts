import { ApiError } from './ApiError';
import type { Credentials, TokenPair } from './credentials';
import { readClaims, type Claims } from './readClaims';

/** Local storage. An external login page on the same origin signs in by writing both. */
export const TOKEN_KEY = 'backOffice.token';
export const REFRESH_TOKEN_KEY = 'backOffice.refreshToken';

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
    this.options.storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    this.options.storage.setItem(TOKEN_KEY, token);
  }

  clear(): void {
    this.options.storage.removeItem(TOKEN_KEY);
    this.options.storage.removeItem(REFRESH_TOKEN_KEY);
  }

  private async renewStored(refused: string): Promise<string> {
    const pair = this.stored();
    if (!pair) throw new ApiError('unauthorized');
    // While this tab waited for its turn, another one may have renewed the token.
    if (pair.token !== refused && !this.isExpired(pair.token)) return pair.token;
    const renewed = await this.options.refresh(pair.refreshToken);
    // A log-out during the call must not be undone by its answer.
    if (this.stored()?.refreshToken !== pair.refreshToken) throw new ApiError('aborted');
    this.store(renewed);
    return renewed.token;
  }

  private async alone(task: () => Promise<string>): Promise<string> {
    const { locks } = this.options;
    return locks ? locks.request(REFRESH_LOCK, task) : task();
  }

  private stored(): TokenPair | undefined {
    const token = this.options.storage.getItem(TOKEN_KEY);
    const refreshToken = this.options.storage.getItem(REFRESH_TOKEN_KEY);
    return token && refreshToken ? { token, refreshToken } : undefined;
  }

  /** A token that says no time is left to the server to judge. */
  private isExpired(token: string): boolean {
    const { expiresAt } = readClaims(token);
    return expiresAt !== undefined && this.now() - this.skew >= expiresAt * 1000 - EXPIRY_MARGIN;
  }
}
