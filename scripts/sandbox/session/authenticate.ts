import type { Context, MiddlewareHandler } from 'hono';
import { type Format, requireFormat } from '../http/accept';
import { Refusal } from '../http/Refusal';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import type { Tokens } from './tokens';
import { findUserByEmail, toCaller, touchActivity } from './users';

const OPEN = new Set(['/login', '/auth', '/token/refresh']);

/** Requires a valid token on every address except the open ones (contract wire.formats). */
export function authenticate(world: World, tokens: Tokens): MiddlewareHandler<SandboxEnvironment> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (OPEN.has(pathname) || /^\/(upload|embed)\//.test(pathname)) return next();
    const token = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) throw new Refusal(401, 'JWT Token not found');
    const username = await tokens.usernameOf(token);
    const row = await findUserByEmail(world, username);
    if (!row) throw unknownUser(username);
    await touchActivity(world, row);
    c.set('caller', toCaller(world, row));
    return next();
  };
}

/** The context of a request that has passed `authenticate`. Refuses a format in which nothing can be written, unless the call has its own. */
export function requestContext(
  c: Context<SandboxEnvironment>,
  world: World,
  format: Format = requireFormat(c.req.header('Accept')),
): RequestContext {
  return {
    world,
    caller: c.get('caller'),
    format,
    origin: originOf(c) + world.mountedAt,
  };
}

/** The origin at which the caller reaches this server. A proxy in front states it; of several, the first one is the one that was called. */
function originOf({ req }: Context): string {
  const [host, protocol] = ['X-Forwarded-Host', 'X-Forwarded-Proto'].map((name) => req.header(name)?.split(',')[0]?.trim());
  return host === undefined ? new URL(req.url).origin : `${protocol ?? 'http'}://${host}`;
}

/** The refusal of a token whose e-mail no account has any more, for example after somebody has changed their own (contract session.login). */
function unknownUser(username: string): Refusal {
  return new Refusal(
    401,
    `Unable to load an user with property "username" = "${username}". If the user identity has changed, you must renew the token. Otherwise, verify that the "lexik_jwt_authentication.user_identity_field" config option is correctly set.`,
  );
}
