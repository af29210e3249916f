import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const add = async (body: Record<string, unknown>, as = call) => as('POST', '/admin/community_members', { body });
const nbMembers = async (id: number) => (await call('GET', `/admin/communities/${id}`)).body.nbMembers;

test('somebody is added to a community, and counts', async () => {
  const { body: person } = await call('POST', '/admin/users', {
    body: { email: 'marie.paule@example.fr', gender: 1, givenName: 'Marie-Paule', familyName: 'LE GOFF', newsSubscription: true },
  });
  const before = await nbMembers(5);
  const { status, body } = await add({ community: '/communities/5', user: `/users/${person.id}`, status: 1 });
  const { body: list } = await call('GET', `/admin/users?community=5&id=${person.id}`);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      '@type': 'CommunityUser',
      '@id': `/community_users/${body.id}`,
      communityId: 5,
      userId: person.id,
      status: 1,
      username: 'Marie-paule L.',
      givenName: 'Marie-paule',
      familyName: 'Le goff',
      newsSubscription: true,
      acceptedDate: expect.any(String),
    }),
  ]);
  expect(body).not.toHaveProperty('refusedDate');
  expect([await nbMembers(5), list['hydra:totalItems']]).toEqual([before + 1, 1]);
});

test('a member is not added twice, whatever their status', async () => {
  await add({ community: '/communities/6', user: '/users/40', status: 0 });
  const { status, body } = await add({ community: '/admin/communities/6', user: '/admin/users/40', status: 1 });
  expect(status).toBe(400);
  expect(body.violations).toEqual([{ propertyPath: 'user', message: 'This user already asked to join this community.' }]);
});

test('the community and the person are named by addresses, and must be', async () => {
  const none = await add({ status: 1 });
  const ids = await add({ community: 5, user: 41, status: 1 });
  expect([none.status, none.body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)]).toEqual([400, ['community', 'user']]);
  expect(ids.body['hydra:description']).toBe('Expected IRI or document for resource "Community", "integer" given.');
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

test('a manager of single communities adds nobody, to their own neither', async () => {
  const manager = await signIn(sandbox, 'communaute');
  const own = await add({ community: '/communities/1', user: '/users/43', status: 1 }, manager);
  expect([own.status, own.body['hydra:description']]).toEqual([400, 'Access Denied.']);
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
