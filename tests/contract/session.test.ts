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

describe('signing in (contract session.login)', () => {
  test('takes the e-mail in any case', async () => {
    const { status } = await caller(sandbox)('POST', '/login', {
      body: { username: 'Admin@Exemple.FR', password: 'covoiturage-2026' },
    });
    expect(status).toBe(200);
  });

  test('has no limit on attempts: after many wrong passwords the right one is taken', async () => {
    const attempt = async (password: string) => (await caller(sandbox)('POST', '/login', { body: { username: 'admin@exemple.fr', password } })).status;
    const wrong = [];
    for (let count = 0; count < 12; count += 1) wrong.push(await attempt(`wrong-${count}`));
    expect([new Set(wrong), await attempt('covoiturage-2026')]).toEqual([new Set([401]), 200]);
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
    ['solidaire', ['access_admin', 'user_list', 'solidary_list'], ['structure_manage', 'relay_point_type_manage']],
    ['autostop', ['hitchhiking_administrator', 'identity_proofs_manage', 'user_list'], ['admin_user_export_all']],
  ] as const)('%s holds what the roles give and no more', async (role, held, missing) => {
    const { body } = await (await signIn(sandbox, role))('GET', '/permissions');
    expect(body['hydra:member']).toEqual(expect.arrayContaining([...held]));
    for (const name of missing) expect(body['hydra:member']).not.toContain(name);
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

  test('somebody who changes their own e-mail is signed out, refresh token included', async () => {
    const own = await openSandbox();
    const { token, refreshToken } = await tokensOf(own, 'export');
    await caller(own, token)('PATCH', '/admin/users/7', { body: { email: 'autre@exemple.fr' } });
    const me = await caller(own, token)('GET', '/users/me');
    const refreshed = await caller(own)('POST', '/token/refresh', { body: { refreshToken } });
    await own.close();
    expect([me.status, refreshed.status]).toEqual([401, 401]);
    expect(me.body.message).toMatch(/^Unable to load an user with property "username" = "export@exemple.fr"/);
  });
});
