import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database';
import { Refusal } from '../http/Refusal';
import { readSetting, writeSetting } from '../store/settings';
import { permissionsOf } from './permissions';
import { ROLES } from './roles';

const TOKEN_LIFE = 900;
const REFRESH_LIFE = 2_592_000;

export interface TokenPair {
  token: string;
  refreshToken: string;
}

interface Bearer {
  id: number;
  email: string;
  roles: readonly number[];
}

/** Issues and checks tokens (contract session.login). A token lasts 15 minutes. A refresh token lasts 30 days from its last use, and stays the same text. */
export class Tokens {
  readonly #db: Database;
  readonly #secret: Uint8Array;
  readonly #now: () => Date;

  private constructor(db: Database, secret: Uint8Array, now: () => Date) {
    this.#db = db;
    this.#secret = secret;
    this.#now = now;
  }

  /** Opens the tokens of a database. The signing secret is stored with the data, so that a restart signs nobody out. */
  static async open(db: Database, now: () => Date): Promise<Tokens> {
    const kept = (await readSetting<string>(db, 'secret')) ?? randomBytes(32).toString('hex');
    await writeSetting(db, 'secret', kept);
    return new Tokens(db, Buffer.from(kept, 'hex'), now);
  }

  async issue(bearer: Bearer): Promise<TokenPair> {
    const refreshToken = randomBytes(64).toString('hex');
    await this.#db.query('insert into sandbox_refresh_token values ($1, $2, $3)', [
      refreshToken,
      bearer.email,
      this.#refreshEnd(),
    ]);
    return { token: await this.#sign(bearer), refreshToken };
  }

  /** The e-mail for which a refresh token was issued, after extending its validity; undefined when the token is unknown or too old. */
  async refreshedUser(refreshToken: string): Promise<string | undefined> {
    const [row] = await this.#db.query<{ username: string }>(
      'update sandbox_refresh_token set valid_until = $1 where token = $2 and valid_until > $3 returning username',
      [this.#refreshEnd(), refreshToken, this.#now().toISOString()],
    );
    return row?.username;
  }

  async renew(bearer: Bearer, refreshToken: string): Promise<TokenPair> {
    return { token: await this.#sign(bearer), refreshToken };
  }

  /** The e-mail that a token names. Refuses a bad token with the sentences of the contract. */
  async usernameOf(token: string): Promise<string> {
    try {
      const { payload } = await jwtVerify<{ username?: unknown }>(token, this.#secret, { currentDate: this.#now() });
      if (typeof payload.username === 'string') return payload.username;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, 'Expired JWT Token');
    }
    throw new Refusal(401, 'Invalid JWT Token');
  }

  #sign({ id, email, roles }: Bearer): Promise<string> {
    const issued = Math.floor(this.#now().getTime() / 1000);
    const claims = {
      roles: roles.map((role) => ROLES[role] ?? `ROLE_${role}`),
      username: email,
      id,
      admin: permissionsOf(roles).has('access_admin'),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + TOKEN_LIFE)
      .sign(this.#secret);
  }

  #refreshEnd(): string {
    return new Date(this.#now().getTime() + REFRESH_LIFE * 1000).toISOString();
  }
}
