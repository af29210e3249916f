import { randomUUID } from 'node:crypto';
import type { CookieSession } from '../../../src/generated/options';
import { openAccounts } from './openAccounts';
import { fieldsOf, pathOf, refused, type Handle, type Platform } from './Platform';

const SESSION = 'sandboxSession';

/** An API that keeps a session by a cookie which no script can read. Its sessions end with the server. */
export function cookieSigning({ signIn, signOut, csrf, me, rights }: CookieSession, platform: Platform): Handle {
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
