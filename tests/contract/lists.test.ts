import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { placeNamed } from '../../scripts/sandbox/seed/places';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
const members = async (path: string) => (await call('GET', path)).body['hydra:member'];
const total = async (path: string): Promise<number> => (await call('GET', path)).body['hydra:totalItems'];

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'superadmin');
});
afterAll(() => sandbox.close());

describe('pages (contract wire.lists)', () => {
  test('a list has a hundred rows unless told otherwise, its total, and links to its pages', async () => {
    const { body } = await call('GET', '/admin/users');
    expect(body['@type']).toBe('hydra:Collection');
    expect(body['hydra:member']).toHaveLength(100);
    expect(body['hydra:totalItems']).toBeGreaterThan(1900);
    expect(body['hydra:view']).toMatchObject({ 'hydra:next': expect.stringContaining('page=2') });
  });

  test('links are told where there are several pages; else the address, where more than a page was asked', async () => {
    const view = async (path: string) => Object.keys((await call('GET', path)).body['hydra:view'] ?? {});
    expect(await view('/admin/relaypoint_types?perPage=5&page=2')).toEqual(['@id', '@type', 'hydra:first', 'hydra:last', 'hydra:previous', 'hydra:next']);
    expect(await view('/admin/relaypoint_types?perPage=50')).toEqual(['@id', '@type']);
    expect(await view('/admin/relaypoint_types?page=1')).toEqual([]);
  });

  test('a list declares what it can be filtered and sorted by, each with its property; that of icons nothing', async () => {
    const { body } = await call('GET', '/admin/relaypoint_types');
    const { body: icons } = await call('GET', '/admin/icons');
    expect(body['hydra:search']['hydra:mapping']).toContainEqual({ '@type': 'IriTemplateMapping', variable: 'order[name]', property: 'name', required: false });
    expect(icons).not.toHaveProperty('hydra:search');
  });

  test('pages of no row have no end in the lists that the server cuts by hand', async () => {
    const users = await call('GET', '/admin/users?perPage=0');
    const operator = await signIn(sandbox, 'solidaire');
    const beneficiaries = await operator('GET', '/admin/solidary_beneficiaries?perPage=0');
    expect(users.body['hydra:view']).not.toHaveProperty('hydra:next');
    expect(beneficiaries.body['hydra:view']).toMatchObject({ 'hydra:next': expect.stringContaining('page=2') });
  });

  test('plain JSON is a bare array', async () => {
    const { body } = await call('GET', '/admin/users?perPage=3', { accept: 'application/json' });
    expect(body).toHaveLength(3);
    expect(body[0]).not.toHaveProperty('@id');
  });

  test('a page below one is refused, a page beyond the end is empty with the right total', async () => {
    const zero = await call('GET', '/admin/users?page=0');
    const beyond = await call('GET', '/admin/users?page=9999');
    expect([zero.status, zero.body['hydra:description']]).toEqual([400, 'Page should not be less than 1']);
    expect(beyond.body['hydra:member']).toEqual([]);
    expect(beyond.body['hydra:totalItems']).toBe(await total('/admin/users'));
  });

  test('pages do not overlap when many rows are equal', async () => {
    const first = await members('/admin/users?order[gender]=desc&perPage=500');
    const second = await members('/admin/users?order[gender]=desc&perPage=500&page=2');
    const ids = new Set([...first, ...second].map(({ id }: { id: number }) => id));
    expect(ids.size).toBe(1000);
  });

  test('members keep their nulls and carry the public address', async () => {
    const [member] = await members('/admin/editorials?perPage=1');
    expect(member).toMatchObject({ '@id': '/editorials/1', '@type': 'Editorial', updatedDate: null });
  });
});

describe('order', () => {
  test('ignores case and accents', async () => {
    const names = (await members('/admin/users?order[givenName]=asc&perPage=2000'))
      .map(({ givenName }: { givenName: string | null }) => givenName)
      .filter((name: string | null) => name !== null)
      .map((name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(names).toEqual(names.toSorted(byCodePoint));
  });

  test('puts the latest first when descending, with empty ones last', async () => {
    const dates = (await members('/admin/users?order[lastActivityDate]=desc&perPage=2000')).map(
      ({ lastActivityDate }: { lastActivityDate: string | null }) => lastActivityDate ?? '',
    );
    expect(dates).toEqual(dates.toSorted(byCodePoint).reverse());
    expect(dates.at(-1)).toBe('');
  });

  test('ignores a field that is not listed', async () => {
    const asked = await members('/admin/users?order[phoneDisplay]=desc&order[nonsense]=asc&perPage=5');
    expect(asked.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('filters of users (contract users.filters)', () => {
  test('a name is found whatever its case and accents, in both orders', async () => {
    const [maelle] = await members('/admin/users?q=MAELLE le goff');
    const [reversed] = await members('/admin/users?q=goff maëlle');
    expect([maelle.id, reversed.id]).toEqual([3, 3]);
  });

  test('a lone apostrophe breaks the name search, a doubled one does not', async () => {
    const lone = await call('GET', "/admin/users?q=O'Brien");
    const doubled = await call('GET', "/admin/users?q=O''Brien");
    expect([lone.status, lone.body['hydra:description']]).toEqual([503, 'Service Unavailable']);
    expect(doubled.status).toBe(200);
    expect(doubled.body['hydra:member'][0].familyName).toBe("O'Brien");
  });

  test('an apostrophe is harmless in the family name', async () => {
    const found = await members("/admin/users?familyName=o'br&perPage=2");
    expect(found[0].familyName).toBe("O'Brien");
  });

  test('one value, several values, and values that are not numbers', async () => {
    const one = await total('/admin/users?gender=1');
    const both = await total('/admin/users?gender[]=1&gender[]=2');
    const all = await total('/admin/users?gender=women');
    expect(one).toBeLessThan(both);
    expect(all).toBe(await total('/admin/users'));
  });

  test('the news subscription: "true" is yes, anything else is no, and nobody who never said', async () => {
    const yes = await total('/admin/users?newsSubscription=true');
    const no = await total('/admin/users?newsSubscription=false');
    expect(await total('/admin/users?newsSubscription=1')).toBe(no);
    expect(yes + no).toBeLessThan(await total('/admin/users'));
  });

  test('hitchhikers: only "true" works, "1" does nothing, "false" breaks', async () => {
    const { status } = await call('GET', '/admin/users?isHitchHiker=false');
    expect(status).toBe(503);
    expect(await total('/admin/users?isHitchHiker=1')).toBe(await total('/admin/users'));
    const some = await members('/admin/users?isHitchHiker=true');
    for (const user of some) expect(user.hitchHikeDriver || user.hitchHikePassenger).toBe(true);
  });

  test('a date range includes its start and stops at the first moment of its end', async () => {
    const found = await members(
      '/admin/users?createdDate[after]=2026-01-01&createdDate[before]=2026-02-01&perPage=500',
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { createdDate } of found)
      expect(createdDate >= '2026-01-01' && createdDate <= '2026-02-01T00:00:00+00:00').toBe(true);
    expect(await total('/admin/users?createdDate[after]=someday')).toBe(await total('/admin/users'));
  });

  test('a home territory may be a commune, a department or a region; two territory filters clash', async () => {
    const [nancy] = await members('/admin/territories?name=nancy');
    const [department] = await members('/admin/territories?name=meurthe');
    const inTown = await members(`/admin/users?homeAddressTerritory[]=${nancy.id}&perPage=500`);
    expect(inTown.length).toBeGreaterThan(0);
    for (const user of inTown) expect(user.homeAddress.addressLocality).toBe('Nancy');
    expect(await total(`/admin/users?territory=${department.id}`)).toBeGreaterThan(inTown.length);
    const clash = await call('GET', `/admin/users?territory=${nancy.id}&homeAddressTerritory=${nancy.id}`);
    expect(clash.status).toBe(503);
    const leaving = await members(`/admin/users?oDTerritory=${nancy.id}&perPage=500`);
    expect(leaving.length).toBeGreaterThan(0);
    expect(leaving.length).toBeLessThan(inTown.length);
    expect((await call('GET', `/admin/users?oDTerritory=${nancy.id}&waypointTerritory=${nancy.id}`)).status).toBe(503);
  });

  test('a community gives its members, as many as it counts', async () => {
    const [community] = await members('/admin/communities?perPage=1&order[name]=asc');
    const everybody = await total(`/admin/users?community=${community.id}`);
    expect(everybody).toBeGreaterThan(0);
    expect(everybody).toBeLessThanOrEqual(community.nbMembers);
  });

  test('selected ids, one id, several ids', async () => {
    expect(await total('/admin/users?selected=8,9,10')).toBe(3);
    expect(await total('/admin/users?id=8')).toBe(1);
    expect(await total('/admin/users?id[]=8&id[]=9')).toBe(2);
  });

  test('the exact e-mail has its own address, which fails without the parameter', async () => {
    const { body } = await call('GET', '/admin/users/email?email=ADMIN@exemple.fr');
    const missing = await call('GET', '/admin/users/email');
    expect(body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([1]);
    expect(missing.status).toBe(500);
  });

  test.each(['id=99999999999', 'id=1.5'])('a number that no row can have finds none: %s', async (query) => {
    expect(await total(`/admin/users?${query}`)).toBe(0);
  });

  test('a date that the database cannot hold is ignored', async () => {
    expect(await total('/admin/users?createdDate[after]=%2B275760-09-13')).toBe(await total('/admin/users'));
  });

  test('an unknown filter is ignored', async () => {
    expect(await total('/admin/users?nonsense=1')).toBe(await total('/admin/users'));
  });

  test('who has left is never listed', async () => {
    expect(await total('/admin/users?email=mobicoop-anonymized')).toBe(0);
  });

  test('the kind of announcement is told in JSON-LD lists only', async () => {
    const [linked] = await members('/admin/users?perPage=1');
    const plain = await call('GET', '/admin/users?perPage=1', { accept: 'application/json' });
    const item = await call('GET', `/admin/users/${linked.id}`);
    expect([typeof linked.adType, plain.body[0].adType, item.body.adType]).toEqual(['number', null, null]);
  });
});

describe('who sees what', () => {
  test('a solidary operator lists the people of the territories of their structures', async () => {
    const operator = await signIn(sandbox, 'solidaire');
    const { body } = await operator('GET', '/admin/users?perPage=2000');
    const departments = new Set(
      body['hydra:member'].map(({ homeAddress }: { homeAddress: { addressLocality: string } }) => placeNamed(homeAddress.addressLocality)?.department),
    );
    expect(departments).toEqual(new Set(['Meurthe-et-Moselle', 'Vosges']));
  });

  test('a community manager has no right to list users, and reads no other than themselves', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const list = await manager('GET', '/admin/users');
    const other = await manager('GET', '/admin/users/12');
    const self = await manager('GET', '/admin/users/3');
    expect([list.status, list.body['hydra:description']]).toEqual([400, 'Access Denied.']);
    expect([other.status, self.status]).toEqual([400, 200]);
  });

  test('a community manager lists the communities they refer', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const { body } = await manager('GET', '/admin/communities');
    expect(body['hydra:totalItems']).toBe(3);
    expect(body['hydra:member'][0]).toMatchObject({ referrerId: 3, referrer: 'Maëlle L.' });
  });
});

/** As the database does, whatever the language. */
function byCodePoint(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
