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

const sent = {
  name: 'Quai des Bons-Enfants',
  status: 1,
  address: { addressLocality: 'Épinal', latitude: '48.174400', longitude: '6.449600' },
  creatorId: 12,
};

const found = async (query: string) => call('GET', `/admin/relaypoints?perPage=500&${query}`);
// oxlint-disable-next-line typescript/no-explicit-any
const members = async (query: string): Promise<any[]> => (await found(query)).body['hydra:member'];

describe('relay points (contract relayPoints.fields)', () => {
  test('the structure is ignored by a creation and kept by a change', async () => {
    const { body: created } = await call('POST', '/admin/relaypoints', { body: { ...sent, structureId: 3 } });
    const { body: changed } = await call('PATCH', `/admin/relaypoints/${created.id}`, { body: { structureId: 3 } });
    expect([created.structureId, created.structureName, changed.structureName]).toEqual([3, '', 'CCAS de Nancy']);
  });

  test('one that was never said to be official reads as not official, and is left out of those that are not', async () => {
    const { body: created } = await call('POST', '/admin/relaypoints', { body: { ...sent, name: 'Quai des Oublis' } });
    const { body: unsaid } = await call('PATCH', `/admin/relaypoints/${created.id}`, { body: { official: null } });
    const listed = await members('official=false&name=Quai+des+Oublis');
    expect([unsaid.official, listed]).toEqual([false, []]);
  });

  test.each([
    ['relaypoints', { creatorId: 99999 }],
    ['relaypoints', { relayPointTypeId: 99999 }],
    ['relaypoints', { communityId: 99999 }],
    ['relaypoints', { structureId: 99999 }],
    ['events', { communityId: 99999 }],
  ])('a change of %s to %o, which nobody knows, is a hidden error', async (path, body) => {
    expect((await call('PATCH', `/admin/${path}/2`, { body })).status).toBe(500);
  });
});

describe('lists of relay points', () => {
  test('are kept to a territory by its number, its address or a list', async () => {
    const total = async (query: string) => (await found(query)).body['hydra:totalItems'];
    const inside = await total('territory=1');
    expect(inside).toBeLessThan(await total(''));
    expect([await total('territory=/territories/1'), await total('territory[]=1'), await total('relayPointAddressTerritoryFilter=1')]).toEqual([inside, inside, inside]);
  });

  test('are an error of the database for a territory that is no number, and not filtered by id', async () => {
    expect((await found('territory=nowhere')).status).toBe(503);
    expect((await members('id=1')).length).toBeGreaterThan(1);
  });
});

describe('relay point types and icons (contract relayPoints.types and relayPoints.icons)', () => {
  test('a type shows its icon', async () => {
    const { body } = await call('GET', '/admin/relaypoint_types/1');
    expect(body).toMatchObject({ '@id': '/relay_point_types/1', iconId: 4, iconName: 'Aire de covoiturage' });
    const icon = await call('GET', new URL(body.iconUrl).pathname);
    expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
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
});

describe('territories (contract places.territories)', () => {
  test('say who manages one, in plain JSON: administrators whose role is kept to it', async () => {
    const manager = { rolesTerritory: [{ role: 2, territory: 5 }], givenName: 'Zoé', familyName: 'Roux' };
    const { body: changed } = await call('PATCH', '/admin/users/40', { body: manager });
    const { headers, body } = await call('GET', '/admin/territories/5/managers');
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(body).toEqual([{ given_name: 'Zoé', family_name: 'Roux', email: changed.email }]);
  });

  test('are about two hundred', async () => {
    const { body } = await call('GET', '/admin/territories?perPage=1');
    expect(body['hydra:totalItems']).toBeGreaterThan(180);
  });
});
