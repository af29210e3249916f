import { vi } from 'vitest';
import type { Fetch } from '@/api/send';
import { vocabulary } from '@/features/vocabulary';
import type { SessionFactory } from '@/session/SessionAdapter';
import type { NamedSession } from '../../scripts/resources/sessionOf';
import { API } from '../unit/api/fakes';

export const RIGHTS = ['pet_list', 'pet_read', 'pet_create', 'pet_update'];

/** A way to sign in, as a `defaults.json` chooses it: for the app, and for a sandbox. */
export function wayOf(session: { use: string } & Record<string, unknown>): { factory: SessionFactory; named: NamedSession } {
  const { use, ...options } = session;
  const make = vocabulary.sessions[use]?.make as ((options: object, rights: object) => SessionFactory) | undefined;
  if (!make) throw new Error(`There is no way to sign in "${use}".`);
  return { factory: make(options, { derived: async () => RIGHTS }), named: { use, options, rights: RIGHTS } };
}

export const BEARER = {
  use: 'bearer',
  signIn: { path: 'auth/token', identifier: 'user.email', password: 'user.secret', others: { device: 'desk' }, token: 'data.jwt', refreshToken: 'data.renew', expiresIn: 'data.seconds' },
  refresh: { path: 'auth/renew', refreshToken: 'renew' },
  signOut: { path: 'auth/token', method: 'DELETE' },
  header: 'X-Auth: Token {token}',
  me: { path: 'profile', at: 'data', id: 'uid', givenName: 'names.first', email: 'mail' },
};

export const OAUTH = {
  use: 'bearer',
  signIn: { path: 'oauth/token', form: true, others: { grant_type: 'password', client_id: 'desk' } },
  refresh: { path: 'oauth/renew', form: true, others: { grant_type: 'refresh_token' } },
};

export const BASIC = { use: 'basic', me: { path: 'whoami' }, rights: { path: 'whoami/rights' } };

export const COOKIE = {
  use: 'cookie',
  signIn: { path: 'session' },
  signOut: { path: 'session', method: 'DELETE' },
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: 'csrf' },
  me: { path: 'session/me' },
  rights: { at: 'rights' },
};

/** The network of a browser, with its cookies: those that scripts can read are in `document.cookie`, which is that of the test from now on. */
export function browserNetwork(answer: (request: Request) => Promise<Response>): { fetch: Fetch; cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const hidden = new Set<string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].flatMap(([name, value]) => (hidden.has(name) ? [] : [`${name}=${value}`])).join('; ');
    },
  });
  const fetch: Fetch = async (url, { keepalive: _keepalive, signal: _signal, ...init }) => {
    const request = new Request(url.replace(API, 'http://platform.test'), init);
    if (init.credentials !== 'omit') request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await answer(request);
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(set) ?? [];
      if (rest.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
      if (rest.includes('HttpOnly')) hidden.add(name);
    }
    return response;
  };
  return { fetch, cookies };
}
