import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import iconSchema from '../../schemas/icon/schema.json';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'superadmin');
});
afterAll(() => sandbox.close());

describe('editorials (contract editorials.fields)', () => {
  test('saving one as active deactivates the others', async () => {
    const before = await call('GET', '/admin/editorials?status=1');
    await call('PATCH', '/admin/editorials/4', { body: { status: 1 } });
    const after = await call('GET', '/admin/editorials?status=1');
    expect(before.body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([1]);
    expect(after.body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([4]);
  });

  test('one is created, read without nulls, changed and deleted', async () => {
    const sent = { title: 'Été', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };
    const { status, body: created } = await call('POST', '/admin/editorials', { body: sent });
    const { body: read } = await call('GET', `/admin/editorials/${created.id}`);
    const { body: changed } = await call('PATCH', `/admin/editorials/${created.id}`, { body: { title: 'Hiver' } });
    const deleted = await call('DELETE', `/admin/editorials/${created.id}`);
    const gone = await call('GET', `/admin/editorials/${created.id}`);
    expect([status, deleted.status, gone.status]).toEqual([201, 204, 500]);
    expect(read).toMatchObject({ ...sent, createdDate: expect.any(String) });
    expect(read).not.toHaveProperty('image');
    expect(changed).toMatchObject({ title: 'Hiver', updatedDate: expect.any(String) });
  });

  test('are found by a part of the title, whatever its accents', async () => {
    const { body } = await call('GET', '/admin/editorials?title=epinal');
    expect(body['hydra:totalItems']).toBe(1);
  });
});

describe('relay point types and icons (contract relayPoints.types and relayPoints.icons)', () => {
  test('a type shows its icon', async () => {
    const { body } = await call('GET', '/admin/relaypoint_types/1');
    expect(body).toMatchObject({ '@id': '/relay_point_types/1', iconId: 4, iconName: 'Aire de covoiturage' });
    const icon = await call('GET', new URL(body.iconUrl).pathname);
    expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  test('a type without an icon, or with one that does not exist, is a 500', async () => {
    const none = await call('POST', '/admin/relaypoint_types', { body: { name: 'Ponton' } });
    const unknown = await call('POST', '/admin/relaypoint_types', { body: { name: 'Ponton', iconId: 999 } });
    expect([none.status, unknown.status]).toEqual([500, 500]);
  });

  test('a blank name is a violation', async () => {
    const { status, body } = await call('PATCH', '/admin/relaypoint_types/2', { body: { name: '' } });
    expect([status, body.violations[0].propertyPath]).toEqual([400, 'name']);
  });

  test('the list of icons is whole whatever is asked, and an item is outside /admin', async () => {
    const list = await call('GET', '/admin/icons?perPage=2&page=2');
    const item = await call('GET', '/icons/3');
    const wrong = await call('GET', '/admin/icons/3');
    expect(list.body['hydra:member']).toHaveLength(15);
    expect(list.body['hydra:member'][2]).toMatchObject({ privateName: null });
    expect([item.status, wrong.status]).toEqual([200, 404]);
  });

  test('an icon has the fields of its schema; alone it has its file and its types too', async () => {
    const { body } = await call('GET', '/icons/3', { accept: 'application/json' });
    const list = await call('GET', '/admin/icons', { accept: 'application/json' });
    const contract = ['id', 'name', 'privateName', 'privateUrl', 'url'];
    expect(Object.keys(list.body[0]).sort()).toEqual(contract);
    expect(Object.keys(body).sort()).toEqual(['fileName', ...contract.slice(0, 2), 'privateIconLinked', ...contract.slice(2, 4), 'relayPointTypes', 'url']);
    expect(body.relayPointTypes).toEqual([expect.stringMatching(/^\/relay_point_types\/\d+$/)]);
    expect(Object.keys(iconSchema.properties).sort()).toEqual(contract);
  });

  test('icons cannot be written', async () => {
    const { status } = await call('POST', '/admin/icons', { body: { name: 'x' } });
    expect(status).toBe(405);
  });
});

describe('territories (contract places.territories)', () => {
  test('are found by a part of the name and have nothing but a name', async () => {
    const { body } = await call('GET', "/admin/territories?name=l'hay", { accept: 'application/json' });
    expect(body).toEqual([{ id: expect.any(Number), name: "L'Haÿ-les-Roses" }]);
  });

  test('one is read by its number', async () => {
    const { body: list } = await call('GET', '/admin/territories?perPage=1&page=2', { accept: 'application/json' });
    const { status, body } = await call('GET', `/admin/territories/${list[0].id}`, { accept: 'application/json' });
    expect([status, body]).toEqual([200, list[0]]);
  });

  test('say who manages one, in plain JSON: administrators whose role is kept to it', async () => {
    const manager = { rolesTerritory: [{ role: 2, territory: 5 }], givenName: 'Zoé', familyName: 'Roux' };
    const { body: changed } = await call('PATCH', '/admin/users/40', { body: manager });
    const { headers, body } = await call('GET', '/admin/territories/5/managers');
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(body).toEqual([{ given_name: 'Zoé', family_name: 'Roux', email: changed.email }]);
  });

  test('have their bounds for everybody', async () => {
    const { body } = await call('GET', '/territories?perPage=1');
    const [one] = body['hydra:member'];
    expect([one.adminLevel, Number(one.minLatitude) < Number(one.maxLatitude), body['@id']]).toEqual([4, true, '/territories']);
  });

  test('are about two hundred', async () => {
    const { body } = await call('GET', '/admin/territories?perPage=1');
    expect(body['hydra:totalItems']).toBeGreaterThan(180);
  });
});

describe('communities (contract communities.calls)', () => {
  test('forty of them, each with its referrer and its members counted', async () => {
    const { body } = await call('GET', '/admin/communities?perPage=50');
    expect(body['hydra:totalItems']).toBe(40);
    for (const community of body['hydra:member']) {
      expect(community).toMatchObject({ referrer: expect.stringMatching(/\.$/), nbMembers: expect.any(Number) });
    }
    expect(new Set(body['hydra:member'].map(({ name }: { name: string }) => name)).size).toBe(40);
  });

  test('are found by referrer', async () => {
    const { body } = await call('GET', '/admin/communities?referrer=3');
    expect(body['hydra:totalItems']).toBe(3);
  });
});
