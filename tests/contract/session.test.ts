import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { caller, openSandbox, signIn, tokensOf } from './openSandbox';

const start = Date.UTC(2026, 10, 21, 9);
let now = start;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox({ now: () => new Date(now) });
});
afterAll(() => sandbox.close());

function claims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('signing in (contract session.login)', () => {
  test('gives a token of fifteen minutes that says who and whether they are an administrator', async () => {
    const { token } = await tokensOf(sandbox, 'admin');
    const { iat, exp, ...rest } = claims(token);
    expect(rest).toEqual({ username: 'admin@exemple.fr', id: 1, roles: ['ROLE_ADMIN', 'ROLE_USER_REGISTERED_FULL'], admin: true });
    expect(Number(exp) - Number(iat)).toBe(900);
  });

  test('refuses a wrong password with a 401', async () => {
    const { status, body } = await caller(sandbox)('POST', '/login', {
      body: { username: 'admin@exemple.fr', password: 'wrong' },
    });
    expect({ status, body }).toEqual({ status: 401, body: { code: 401, message: 'Invalid credentials.' } });
  });

  test('takes the e-mail in any case', async () => {
    const { status } = await caller(sandbox)('POST', '/login', {
      body: { username: 'Admin@Exemple.FR', password: 'covoiturage-2026' },
    });
    expect(status).toBe(200);
  });

  test.each([{}, { username: 'admin@exemple.fr' }, { username: 'admin@exemple.fr', password: 12 }])('answers a bad request to %j', async (body) => {
    const answer = await caller(sandbox)('POST', '/login', { body });
    expect([answer.status, answer.body]).toEqual([400, { error: { code: 400, message: 'Bad Request' } }]);
  });

  test('looks at the body and not at the method: without JSON nobody has tried', async () => {
    const credentials = { username: ' admin@exemple.fr ', password: 'covoiturage-2026' };
    const put = await caller(sandbox)('PUT', '/login', { body: credentials });
    const form = await sandbox.fetch(new Request('http://sandbox/login', { method: 'POST', body: new URLSearchParams(credentials) }));
    expect([put.status, form.status, form.headers.get('Content-Type')]).toEqual([200, 401, 'text/html; charset=UTF-8']);
  });

  test('somebody who may not enter the back office signs in all the same, and their token says so', async () => {
    const { token } = await tokensOf(sandbox, 'membre');
    expect(claims(token)).toMatchObject({ roles: ['ROLE_USER_REGISTERED_FULL'], admin: false });
  });

  test('refuses a call without a token, with a bad one, with an expired one, each in its words', async () => {
    const { token } = await tokensOf(sandbox, 'admin');
    const missing = await caller(sandbox)('GET', '/users/me');
    const bad = await caller(sandbox, 'nonsense')('GET', '/users/me');
    now = start + 901_000;
    const expired = await caller(sandbox, token)('GET', '/users/me');
    now = start;
    expect([missing, bad, expired].map(({ status, body }) => [status, body.message])).toEqual([
      [401, 'JWT Token not found'],
      [401, 'Invalid JWT Token'],
      [401, 'Expired JWT Token'],
    ]);
    expect(missing.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('refreshes with a string that stays the same and lasts thirty sliding days', async () => {
    const { refreshToken } = await tokensOf(sandbox, 'admin');
    now = start + 29 * 86_400_000;
    const first = await caller(sandbox)('POST', '/token/refresh', { body: { refreshToken } });
    now = start + 58 * 86_400_000;
    const second = await caller(sandbox)('POST', '/token/refresh', { body: { refreshToken } });
    now = start + 89 * 86_400_000;
    const late = await caller(sandbox)('POST', '/token/refresh', { body: { refreshToken } });
    now = start;
    expect([first.body.refreshToken, second.body.refreshToken]).toEqual([refreshToken, refreshToken]);
    expect([late.status, late.body.message]).toEqual([401, 'An authentication exception occurred.']);
  });
});

describe('who is signed in', () => {
  test('users/me is a collection of one that keeps nulls and says more than it should', async () => {
    const call = await signIn(sandbox, 'solidaire');
    const { body } = await call('GET', '/users/me');
    const [me] = body['hydra:member'];
    expect(body['hydra:totalItems']).toBe(1);
    expect(me).toMatchObject({
      id: 4,
      givenName: 'Aïcha',
      shortFamilyName: 'B.',
      email: 'solidaire@exemple.fr',
      pwdToken: null,
    });
    expect(me.operates).toEqual(['/operates/1', '/operates/2']);
    expect(me.solidaryStructures.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(me.password).toEqual(expect.any(String));
  });

  test('permissions are an object with holes in plain JSON and a clean list in JSON-LD', async () => {
    const call = await signIn(sandbox, 'admin');
    const plain = await call('GET', '/permissions', { accept: 'application/json' });
    const linked = await call('GET', '/permissions');
    const keys = Object.keys(plain.body).map(Number);
    expect(Array.isArray(plain.body)).toBe(false);
    expect(Math.max(...keys)).toBeGreaterThan(keys.length - 1);
    expect(Object.values(plain.body)).toEqual(linked.body['hydra:member']);
    expect(new Set(Object.values(plain.body)).size).toBe(keys.length);
  });

  test.each([
    [
      'admin',
      ['access_admin', 'user_manage', 'relay_point_type_manage', 'export'],
      ['editorial_manage', 'admin_user_export_all', 'structure_manage'],
    ],
    [
      'superadmin',
      ['editorial_manage', 'admin_user_export_all', 'hitchhiking_administrator'],
      ['structure_manage', 'solidary_list'],
    ],
    [
      'communaute',
      ['access_admin', 'community_manage', 'community_restrict'],
      ['user_list', 'from_admin_community_create'],
    ],
    ['solidaire', ['access_admin', 'user_list', 'solidary_list'], ['structure_manage', 'relay_point_type_manage']],
    ['admin.solidaire', ['structure_manage', 'structure_update_operator'], ['analytic_list']],
    ['autostop', ['hitchhiking_administrator', 'identity_proofs_manage', 'user_list'], ['admin_user_export_all']],
    ['export', ['export', 'admin_user_export_all', 'user_list'], ['hitchhiking_watcher']],
  ] as const)('%s holds what the roles give and no more', async (role, held, missing) => {
    const { body } = await (await signIn(sandbox, role))('GET', '/permissions');
    expect(body['hydra:member']).toEqual(expect.arrayContaining([...held]));
    for (const name of missing) expect(body['hydra:member']).not.toContain(name);
  });

  test.each([
    ['superadmin', 202],
    ['admin', 180],
    ['communaute', 150],
    ['solidaire', 180],
    ['admin.solidaire', 184],
    ['export', 181],
    ['membre', 126],
  ] as const)('%s has the %i names of the platform, those of the public site included', async (role, count) => {
    const { body } = await (await signIn(sandbox, role))('GET', '/permissions');
    expect(body['hydra:totalItems']).toBe(count);
  });

  test('one permission can be asked for by its name', async () => {
    const call = await signIn(sandbox, 'admin');
    const held = await call('GET', '/permissions/check?item=user_list');
    const missing = await call('GET', '/permissions/check?item=admin_eec');
    expect([held.body, missing.body]).toMatchObject([{ id: 1, granted: true }, { id: 1, granted: false }]);
  });

  test.each([
    ['superadmin', [1, 2, 3, 6, 318, 319, 320, 321]],
    ['admin', [2, 3]],
    ['solidaire', [3, 11, 12]],
    ['admin.solidaire', [3, 11, 12, 274]],
    ['communaute', []],
  ] as const)('%s may give these roles and no other', async (role, ids) => {
    const { body } = await (await signIn(sandbox, role))('GET', '/permissions/grantable');
    expect(body['hydra:member']).toEqual(ids);
  });
});

describe('the other steps of the login', () => {
  test('partner names are the keys in plain JSON and are lost in JSON-LD', async () => {
    const call = await signIn(sandbox, 'admin');
    const plain = await call('GET', '/admin/external_journey_providers', { accept: 'application/json' });
    const linked = await call('GET', '/admin/external_journey_providers');
    expect(Object.keys(plain.body).length).toBeGreaterThan(0);
    expect(plain.body).toEqual(
      expect.objectContaining({
        [Object.keys(plain.body)[0] ?? '']: expect.objectContaining({ private_key: expect.any(String) }),
      }),
    );
    expect(linked.body['hydra:member'][0]).not.toHaveProperty('name');
  });

  test('the EEC instance is one object', async () => {
    const { body } = await (await signIn(sandbox, 'admin'))('GET', '/eec/instance');
    expect(body).toMatchObject({ '@type': 'EecInstance', available: true });
  });

  test.each([
    ['solidaire', 2],
    ['admin.solidaire', 12],
    ['admin', 0],
  ] as const)('%s sees as many structures as the rights say', async (role, count) => {
    const { body } = await (await signIn(sandbox, role))('GET', '/admin/structures?perPage=1&page=2');
    expect(body['hydra:member']).toHaveLength(count);
    expect(body['hydra:totalItems']).toBe(count);
  });

  test('a structure of the list has the six fields of the selector', async () => {
    const { body } = await (
      await signIn(sandbox, 'solidaire')
    )('GET', '/admin/structures', { accept: 'application/json' });
    expect(Object.keys(body[0]).sort()).toEqual(['id', 'mode', 'name', 'signature', 'solidaryTransport', 'telephone']);
  });

  test('somebody who changes their own e-mail is signed out, refresh token included', async () => {
    const own = await openSandbox({ dump: await sandbox.dump() });
    const { token, refreshToken } = await tokensOf(own, 'export');
    await caller(own, token)('PATCH', '/admin/users/7', { body: { email: 'autre@exemple.fr' } });
    const me = await caller(own, token)('GET', '/users/me');
    const refreshed = await caller(own)('POST', '/token/refresh', { body: { refreshToken } });
    await own.close();
    expect([me.status, refreshed.status]).toEqual([401, 401]);
    expect(me.body.message).toMatch(/^Unable to load an user with property "username" = "export@exemple.fr"/);
  });
});
