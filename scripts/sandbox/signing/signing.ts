import { randomUUID } from 'node:crypto';
import type { BasicSession, BearerSession, CookieSession } from '../../../src/generated/options';
import type { NamedSession } from '../../resources/sessionOf';
import { fieldsOf, type Handle, pathOf, placed, type Platform, refused, together } from './Platform';
import { createPlatform, type Handles } from './createPlatform';
import { openAccounts } from './openAccounts';

/** Makes a server to which people sign in in this way, of one to which they sign in as on the platform. */
type Signing = (options: never, platform: Platform) => Handle;

const SIGNINGS: Readonly<Record<string, Signing>> = { bearer: bearerSigning, basic: basicSigning, cookie: cookieSigning };

/**
 * Lets people sign in in the way of another API, with the accounts of the demonstration: requests are translated on the way in, so that the sandbox itself
 * knows one way only.
 */
export function signing(session: NamedSession | undefined, handles: Handles): Handle {
  const { use, options } = session?.spokenAs ?? session ?? { use: 'platform', options: {} };
  return SIGNINGS[use]?.(options as never, createPlatform(handles)) ?? handles.records;
}

/** An API to which each request shows the identifier and the password. */
function basicSigning({ me, rights }: BasicSession, platform: Platform): Handle {
  const tokenOf = openAccounts(platform);
  return async (request) => {
    const [, secret = ''] = /^Basic (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    const [, identifier = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(secret, 'base64').toString()) ?? [];
    const token = await tokenOf({ identifier, password });
    if (token === undefined) return challenged();
    return (await platform.person(token, request, { me, rights })) ?? platform.as(token, request);
  };
}

/** The refusal that makes a browser ask for a password by itself, where a page lets it. */
function challenged(): Response {
  const answer = refused(401, 'Wrong identifier or password.');
  answer.headers.set('WWW-Authenticate', 'Basic realm="sandbox"');
  return answer;
}

/** How long a token lasts, in seconds: as on the platform. */
const LIFE = 900;

/** An API that answers a token to a POST. A token that was signed out of is refused from then on. */
function bearerSigning({ signIn, refresh, signOut, header = 'Authorization: Bearer {token}', me, rights }: BearerSession, platform: Platform): Handle {
  const ended = new Set<string>();
  const [name = '', form = ''] = header.split(': ');
  const [before = '', after = ''] = form.split('{token}');
  const pairOf = (pair: { token: string; refreshToken: string }) =>
    Response.json(
      together(
        placed(signIn.token ?? 'access_token', pair.token),
        refresh ? placed(signIn.refreshToken ?? 'refresh_token', pair.refreshToken) : {},
        placed(signIn.expiresIn ?? 'expires_in', LIFE),
      ),
    );

  return async (request) => {
    const path = pathOf(request);
    if (request.method === 'POST' && path === signIn.path) {
      const field = await fieldsOf(request);
      const pair = await platform.signIn(field(signIn.identifier ?? 'username'), field(signIn.password ?? 'password'));
      return pair ? pairOf(pair) : refused(401, 'Wrong identifier or password.');
    }
    if (refresh && request.method === 'POST' && path === refresh.path) {
      const pair = await platform.renew((await fieldsOf(request))(refresh.refreshToken ?? 'refresh_token'));
      return pair ? pairOf(pair) : Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const carried = request.headers.get(name) ?? '';
    const token = carried.startsWith(before) && carried.endsWith(after) ? carried.slice(before.length, carried.length - after.length) : '';
    if (token === '' || ended.has(token)) return refused(401, 'Sign in first.');
    if (signOut && path === signOut.path && request.method === (signOut.method ?? 'POST')) {
      ended.add(token);
      return new Response(null, { status: 204 });
    }
    return (await platform.person(token, request, { ...(me && { me }), rights })) ?? platform.as(token, request);
  };
}

const SESSION = 'sandboxSession';

/** An API that keeps a session by a cookie which no script can read. Its sessions end with the server. */
function cookieSigning({ signIn, signOut, csrf, me, rights }: CookieSession, platform: Platform): Handle {
  const tokenOf = openAccounts(platform);
  const sessions = new Map<string, { identifier: string; password: string }>();
  const proof = randomUUID();
  const isProven = ({ headers }: Request) => csrf === undefined || (headers.get(csrf.header) === proof && cookieIn(headers, csrf.cookie) === proof);

  async function open(request: Request): Promise<Response> {
    const field = await fieldsOf(request);
    const account = { identifier: field(signIn.identifier ?? 'username'), password: field(signIn.password ?? 'password') };
    if ((await tokenOf(account)) === undefined) return refused(401, 'Wrong identifier or password.');
    const id = randomUUID();
    sessions.set(id, account);
    return withCookie(`${SESSION}=${id}; Path=/; HttpOnly; SameSite=Strict`);
  }

  return async (request) => {
    const path = pathOf(request);
    if (csrf && request.method === 'GET' && path === csrf.path) return withCookie(`${csrf.cookie}=${proof}; Path=/; SameSite=Strict`);
    if (request.method !== 'GET' && !isProven(request)) return refused(419, 'The proof that the call comes from the app is missing.');
    if (request.method === 'POST' && path === signIn.path) return open(request);
    const id = cookieIn(request.headers, SESSION);
    const account = sessions.get(id);
    const token = account && (await tokenOf(account));
    if (token === undefined) return refused(401, 'Sign in first.');
    if (path === signOut.path && request.method === (signOut.method ?? 'POST')) {
      sessions.delete(id);
      return withCookie(`${SESSION}=; Path=/; Max-Age=0`);
    }
    return (await platform.person(token, request, { me, rights })) ?? platform.as(token, request);
  };
}

function cookieIn(headers: Headers, name: string): string {
  const found = (headers.get('Cookie') ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

function withCookie(cookie: string): Response {
  return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
}
