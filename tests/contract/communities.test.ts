import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const sent = {
  name: 'Salariés du port',
  validationType: 3,
  description: 'Trajets du matin',
  fullDescription: '<p>Trajets du <strong>matin</strong></p>',
  referrerId: 45,
  target: 120,
  freeCarpool: true,
  membersHidden: true,
};

const add = async (body: Record<string, unknown>) => call('POST', '/admin/community_members', { body });
const nbMembers = async (id: number) => (await call('GET', `/admin/communities/${id}`)).body.nbMembers;

test('forty of them, each with its referrer and its members counted', async () => {
  const { body } = await call('GET', '/admin/communities?perPage=50');
  expect(body['hydra:totalItems']).toBe(40);
  for (const community of body['hydra:member']) {
    expect(community).toMatchObject({ referrer: expect.stringMatching(/\.$/), nbMembers: expect.any(Number) });
  }
  expect(new Set(body['hydra:member'].map(({ name }: { name: string }) => name)).size).toBe(40);
});

describe('communities (contract communities.calls and communities.fields)', () => {
  test('another referrer manages communities without being in this one; the one before no more', async () => {
    const roles = async (user: number) => (await call('GET', `/admin/users/${user}`)).body.rolesTerritory.map(({ role }: { role: number }) => role);
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Le relais', referrerId: 47 } });
    const before = await roles(47);
    await call('PATCH', `/admin/communities/${created.id}`, { body: { referrerId: 48 } });
    const { body: members } = await call('GET', `/admin/communities/${created.id}/members`);
    expect([before.includes(8), (await roles(47)).includes(8), (await roles(48)).includes(8)]).toEqual([true, false, true]);
    expect(members['hydra:member'].map(({ userId }: { userId: number }) => userId)).toEqual([47]);
  });

  test('another referrer finds the community in their list, and cannot open it until they moderate it', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Le relais de nuit', referrerId: 47 } });
    await call('PATCH', `/admin/communities/${created.id}`, { body: { referrerId: 3 } });
    const { body: list } = await manager('GET', `/admin/communities?id=${created.id}`);
    const refused = await manager('GET', `/admin/communities/${created.id}`);
    await add({ community: `/communities/${created.id}`, user: '/users/3', status: 2 });
    const opened = await manager('GET', `/admin/communities/${created.id}`);
    expect([list['hydra:totalItems'], refused.status, refused.body['hydra:description'], opened.status]).toEqual([1, 400, 'Access Denied.', 200]);
  });

  test('the blanks between the domains of a new one are taken out, and those of a changed one kept', async () => {
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Les domaines', validationType: 2, domain: 'a.org; @b.org' } });
    const { body: changed } = await call('PATCH', `/admin/communities/${created.id}`, { body: { domain: 'a.org; b.org' } });
    expect([created.domain, changed.domain]).toEqual(['a.org;@b.org', 'a.org; b.org']);
  });

  test('one that is deleted takes its members and its relay points along, and leaves its events', async () => {
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Éphémère' } });
    const address = { addressLocality: 'Épinal', latitude: '48.174400', longitude: '6.449600' };
    const around = { name: 'Autour', status: 1, address, creatorId: 12, communityId: created.id };
    const dates = { fromDate: '2027-06-05', toDate: '2027-06-06', private: false, useTime: false };
    const { body: point } = await call('POST', '/admin/relaypoints', { body: around });
    const { body: event } = await call('POST', '/admin/events', { body: { ...around, ...dates } });
    await call('DELETE', `/admin/communities/${created.id}`);
    const { status } = await call('GET', `/admin/relaypoints/${point.id}`);
    const { body: left } = await call('GET', `/admin/events/${event.id}`);
    const { body: list } = await call('GET', `/admin/users?community=${created.id}`);
    expect([status, left.communityName, 'communityId' in left, list['hydra:totalItems']]).toEqual([400, '', false, 0]);
  });
});

test('without a status the call fails without a word, once the person is in', async () => {
  const { status } = await add({ community: '/communities/5', user: '/users/41' });
  const { body } = await call('GET', '/admin/communities?id=5&communityUsers.user.id=41');
  expect([status, body['hydra:totalItems']]).toEqual([500, 1]);
});

test('a moderator becomes a manager of communities', async () => {
  await add({ community: '/communities/7', user: '/users/42', status: 2 });
  const { body } = await call('GET', '/admin/users/42');
  expect(body.rolesTerritory).toContainEqual({ role: 8, territory: null });
});

test('who moderates a community sees it in their list', async () => {
  const manager = await signIn(sandbox, 'communaute');
  await add({ community: '/communities/21', user: '/users/3', status: 2 });
  const { body } = await manager('GET', '/admin/communities?id=21');
  expect(body['hydra:totalItems']).toBe(1);
});

test('who refers a new community moderates it and manages communities', async () => {
  const { body } = await call('POST', '/admin/communities', {
    body: { name: 'Les Rameurs', validationType: 0, description: 'Avirons', fullDescription: '<p>Avirons</p>', referrerId: 44 },
  });
  const { body: referrer } = await call('GET', '/admin/users/44');
  expect(await nbMembers(body.id)).toBe(1);
  expect(referrer.rolesTerritory).toContainEqual({ role: 8, territory: null });
});

test('communities are listed by territory, and kept to those of a role that is bound to one', async () => {
  const { body: found } = await call('GET', '/admin/territories?name=Bretagne');
  const [{ id }] = found['hydra:member'];
  const { body: all } = await call('GET', '/admin/communities?perPage=1');
  const { body: inside } = await call('GET', `/admin/communities?communityAddressTerritoryFilter=${id}`);
  const { body: array } = await call('GET', `/admin/communities?territory[]=${id}&perPage=1`);
  const { body: plain } = await call('GET', `/admin/communities?territory=${id}&perPage=1`);
  await call('PATCH', '/admin/users/7', { body: { rolesTerritory: [{ role: 2, territory: id }] } });
  const { body: bound } = await (await signIn(sandbox, 'export'))('GET', '/admin/communities?perPage=1');
  const [total, count, ...others] = [all, inside, array, plain, bound].map((list) => list['hydra:totalItems']);
  expect(count).toBeGreaterThan(0);
  expect(others).toEqual([count, total, count]);
});
