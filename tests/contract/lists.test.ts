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
  test('a list declares what it can be filtered and sorted by, each with its property; that of icons nothing', async () => {
    const { body } = await call('GET', '/admin/relaypoint_types');
    const { body: icons } = await call('GET', '/admin/icons');
    expect(body['hydra:search']['hydra:mapping']).toContainEqual({ '@type': 'IriTemplateMapping', variable: 'order[name]', property: 'name', required: false });
    expect(icons).not.toHaveProperty('hydra:search');
  });

  test('pages do not overlap when many rows are equal', async () => {
    const first = await members('/admin/users?order[gender]=desc&perPage=500');
    const second = await members('/admin/users?order[gender]=desc&perPage=500&page=2');
    const ids = new Set([...first, ...second].map(({ id }: { id: number }) => id));
    expect(ids.size).toBe(1000);
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
});

describe('filters of users (contract users.filters)', () => {
  test('a name is found whatever its case and accents, in both orders', async () => {
    const [maelle] = await members('/admin/users?q=MAELLE le goff');
    const [reversed] = await members('/admin/users?q=goff maëlle');
    expect([maelle.id, reversed.id]).toEqual([3, 3]);
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

  test.each(['id=99999999999', 'id=1.5'])('a number that no row can have finds none: %s', async (query) => {
    expect(await total(`/admin/users?${query}`)).toBe(0);
  });

  test('a date that the database cannot hold is ignored', async () => {
    expect(await total('/admin/users?createdDate[after]=%2B275760-09-13')).toBe(await total('/admin/users'));
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

  test('a community manager lists the communities they refer', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const { body } = await manager('GET', '/admin/communities');
    expect(body['hydra:totalItems']).toBe(3);
    expect(body['hydra:member'][0]).toMatchObject({ referrerId: 3, referrer: 'Maëlle L.' });
  });
});

/** Compares as the database does, in any language. */
function byCodePoint(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
