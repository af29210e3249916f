import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
const delivered: string[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ onDelivery: ({ subject }) => delivered.push(subject) });
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());
beforeEach(() => delivered.splice(0));

const list = async (query = '', community = 2) => (await call('GET', `/admin/communities/${community}/members?${query}`)).body;
const add = async (user: number, status: number, community = 2) =>
  (await call('POST', '/admin/community_members', { body: { community: `/communities/${community}`, user: `/users/${user}`, status } })).body;

describe('the members of a community (contract communities.members)', () => {
  test('whose account is gone are not there', async () => {
    await add(61, 1);
    const before = (await list())['hydra:totalItems'];
    await call('DELETE', '/admin/users/61');
    expect((await list())['hydra:totalItems']).toBe(before - 1);
  });

  test('of a community with a credentials file are for who is in it and who refers it; the kind alone hides nobody', async () => {
    await call('PATCH', '/admin/communities/1', { body: { validationType: 3 } });
    const manager = await signIn(sandbox, 'communaute');
    const operator = await signIn(sandbox, 'solidaire');
    const without = await operator('GET', '/admin/communities/1/members');
    const form = new FormData();
    form.append('communityId', '1');
    form.append('file', new File(['login;secret'], 'acces.csv', { type: 'text/csv' }));
    await call('POST', '/admin/community_securities', { body: form });
    const own = await manager('GET', '/admin/communities/1/members');
    const { status, body } = await call('GET', '/admin/communities/1/members');
    expect([without.status, own.status, status, body['hydra:description']]).toEqual([200, 200, 400, 'Access Denied.']);
  });
});

describe('a member', () => {
  test('is accepted, refused and made a moderator; each acceptance and refusal is told, even a second time', async () => {
    const { id } = await add(62, 0);
    const change = (status: number) => call('PATCH', `/admin/community_members/${id}`, { body: { status } });
    const { body: accepted } = await change(1);
    await change(1);
    const { body: moderator } = await change(2);
    const { body: refused } = await change(3);
    const { body: user } = await call('GET', '/admin/users/62');
    expect([accepted, moderator, refused]).toMatchObject([{ status: 1, acceptedDate: expect.any(String) }, { status: 2 }, { status: 3, refusedDate: expect.any(String) }]);
    expect(accepted).not.toHaveProperty('refusedDate');
    expect(user.rolesTerritory).toContainEqual({ role: 8, territory: null });
    expect(delivered).toEqual(['Votre demande d’adhésion est acceptée', 'Votre demande d’adhésion est acceptée', 'Votre demande d’adhésion est refusée']);
  });

  test('has a small number for a status, and none that is missing', async () => {
    const { id } = await add(66, 1);
    const change = async (status: number | null) => (await call('PATCH', `/admin/community_members/${id}`, { body: { status } })).status;
    expect([await change(40_000), await change(null), await change(3)]).toEqual([500, 500, 200]);
  });

  test('moves to another community, unless they are there', async () => {
    const { id } = await add(65, 1);
    const { body } = await call('PATCH', `/admin/community_members/${id}`, { body: { community: '/communities/9' } });
    const other = await add(65, 0);
    const { status, body: refused } = await call('PATCH', `/admin/community_members/${other.id}`, { body: { community: '/communities/9' } });
    expect([body.communityId, status, refused.violations[0].propertyPath]).toEqual([9, 400, 'user']);
  });
});
