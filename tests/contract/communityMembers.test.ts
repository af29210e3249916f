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

interface Member {
  id: number;
  status: number;
  givenName: string;
  familyName: string;
}

const list = async (query = '', community = 2) => (await call('GET', `/admin/communities/${community}/members?${query}`)).body;
const members = async (query = '', community = 2): Promise<Member[]> => (await list(query, community))['hydra:member'];
const add = async (user: number, status: number, community = 2) =>
  (await call('POST', '/admin/community_members', { body: { community: `/communities/${community}`, user: `/users/${user}`, status } })).body;

describe('the members of a community (contract communities.members)', () => {
  test('are listed page by page, with their names, their empty fields and their advertisements', async () => {
    const { 'hydra:member': page, 'hydra:totalItems': total } = await list('page=1&perPage=5&order[familyName]=asc');
    const { body: plain } = await call('GET', '/admin/communities/2/members?perPage=1', { accept: 'application/json' });
    expect(page).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(page[0]).toMatchObject({ '@type': 'CommunityUser', communityId: 2, username: expect.stringMatching(/ \S\.$/), adType: expect.any(Number) });
    expect(page.some((member: object) => Object.values(member).includes(null))).toBe(true);
    expect(plain[0]).toMatchObject({ adType: null, adsInCommunityAsDriver: null });
  });

  test('are filtered by parts of names, whatever the case, and by status', async () => {
    await call('PATCH', '/admin/users/60', { body: { familyName: "O'Brien", givenName: 'Élodie' } });
    await add(60, 0);
    expect(await members("familyName=o''bri&givenName=elo")).toEqual([expect.objectContaining({ userId: 60, familyName: "O'brien" })]);
    expect(new Set((await members('status=0')).map(({ status }) => status))).toEqual(new Set([0]));
  });

  test.each(["familyName=O'Brien", 'email=a', 'status[after]=1&username=a', 'order[username]=asc', 'order[adType]=desc'])(
    'asked with %s are an error of the database',
    async (query) => expect((await call('GET', `/admin/communities/2/members?${query}`)).status).toBe(503),
  );

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

  test.each(['status[]=0&status[]=1', 'createdDate[after]=2020-01-01'])('are none for %s: a list is no text', async (query) => {
    expect(await members(query)).toEqual([]);
  });

  test('are sorted up or down; any other way is an error of the database', async () => {
    expect((await call('GET', '/admin/communities/2/members?order[id]=sideways')).status).toBe(503);
  });

  test('of a community that is not there are a refusal', async () => {
    const { status, body } = await call('GET', '/admin/communities/99999/members');
    expect([status, body['hydra:description']]).toEqual([400, 'Community not found']);
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

  test('has the dates of their status alone; an unknown status changes none', async () => {
    const { id } = await add(64, 3);
    const datesAt = async (status: number) => {
      const { body } = await call('PATCH', `/admin/community_members/${id}`, { body: { status } });
      return ['acceptedDate', 'refusedDate'].filter((name) => name in body);
    };
    expect([await datesAt(2), await datesAt(9), await datesAt(3), await datesAt(0)]).toEqual([['acceptedDate'], ['acceptedDate'], ['refusedDate'], []]);
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

  test('is removed, once', async () => {
    const { id } = await add(63, 1);
    const first = await call('DELETE', `/admin/community_members/${id}`);
    const second = await call('DELETE', `/admin/community_members/${id}`);
    expect([first.status, second.status, second.body['hydra:description']]).toEqual([204, 400, 'Not Found']);
  });

  test('is changed by those who manage the community alone, and read nowhere by itself', async () => {
    const [{ id } = { id: 0 }] = await members('perPage=1', 21);
    const manager = await signIn(sandbox, 'communaute');
    const { body } = await manager('PATCH', `/admin/community_members/${id}`, { body: { status: 1 } });
    const read = await call('GET', `/admin/community_members/${id}`);
    expect(body['hydra:description']).toBe('Access Denied.');
    expect(read.status).toBeGreaterThanOrEqual(400);
    expect(delivered).toEqual([]);
  });
});
