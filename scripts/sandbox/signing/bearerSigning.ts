import type { BearerSession } from '../../../src/generated/options';
import { fieldsOf, pathOf, placed, refused, together, type Handle, type Platform } from './Platform';

/** How long a token lasts, in seconds: as on the platform. */
const LIFE = 900;

/** An API that answers a token to a POST. A token that was signed out of is refused from then on. */
export function bearerSigning({ signIn, refresh, signOut, header = 'Authorization: Bearer {token}', me, rights }: BearerSession, platform: Platform): Handle {
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
