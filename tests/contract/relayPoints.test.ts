import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
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
  test('one is created, read with the names around it, changed and deleted', async () => {
    const body = { ...sent, relayPointTypeId: 2, communityId: 3, places: 12 };
    const { status, body: created } = await call('POST', '/admin/relaypoints', { body });
    const { body: read } = await call('GET', `/admin/relaypoints/${created.id}`);
    const { body: changed } = await call('PATCH', `/admin/relaypoints/${created.id}`, { body: { relayPointTypeId: null, placesDisabled: 2 } });
    const deleted = await call('DELETE', `/admin/relaypoints/${created.id}`);
    expect([status, deleted.status]).toEqual([201, 204]);
    expect(read).toMatchObject({ '@id': `/relay_points/${created.id}`, relayPointTypeName: 'Parking relais', places: 12, official: false });
    expect(read.relayPointTypeAvatar).toMatch(/^http/);
    expect(read.communityName).not.toBe('');
    expect(read.creator).toMatch(/^\S.* \S\.$/);
    expect(read).not.toHaveProperty('externalId');
    expect(changed).toMatchObject({ relayPointTypeName: '', placesDisabled: 2, places: 12 });
  });

  test('the structure is ignored by a creation and kept by a change', async () => {
    const { body: created } = await call('POST', '/admin/relaypoints', { body: { ...sent, structureId: 3 } });
    const { body: changed } = await call('PATCH', `/admin/relaypoints/${created.id}`, { body: { structureId: 3 } });
    expect([created.structureId, created.structureName, changed.structureName]).toEqual([3, '', 'CCAS de Nancy']);
  });

  test('places are numbers, not texts', async () => {
    const { status, body } = await call('PATCH', '/admin/relaypoints/1', { body: { places: '12' } });
    expect([status, body['hydra:description']]).toEqual([400, expect.stringContaining('"places"')]);
  });

  test.each([{ creatorId: 99999 }, { relayPointTypeId: 99999 }, { communityId: 99999 }, { structureId: 99999 }])('a change to %o, which nobody knows, is a hidden error', async (body) => {
    expect((await call('PATCH', '/admin/relaypoints/2', { body })).status).toBe(500);
  });

  test('numbers of places are small, and may be below zero', async () => {
    const { body } = await call('PATCH', '/admin/relaypoints/2', { body: { places: -1 } });
    const { status } = await call('PATCH', '/admin/relaypoints/2', { body: { places: 40_000 } });
    expect([body.places, status]).toEqual([-1, 500]);
  });

  test('the points of a type that is deleted stay, without one', async () => {
    const { body: type } = await call('POST', '/admin/relaypoint_types', { body: { name: 'Ponton', iconId: 3 } });
    const { body: point } = await call('POST', '/admin/relaypoints', { body: { ...sent, relayPointTypeId: type.id } });
    const { status } = await call('DELETE', `/admin/relaypoint_types/${type.id}`);
    const { body: left } = await call('GET', `/admin/relaypoints/${point.id}`);
    expect([status, left.relayPointTypeId, left.relayPointTypeName]).toEqual([204, undefined, '']);
  });

  test('the creator is asked for by a hidden error, the address by name', async () => {
    const { creatorId, address, ...rest } = sent;
    const nobody = await call('POST', '/admin/relaypoints', { body: { ...rest, address } });
    const nowhere = await call('POST', '/admin/relaypoints', { body: { ...rest, creatorId } });
    expect([nobody.status, nowhere.status, nowhere.body.violations?.[0].propertyPath]).toEqual([500, 400, 'address']);
  });
});

describe('lists of relay points', () => {
  test('are kept to a type, several types, a status, official ones', async () => {
    expect(new Set((await members('relayPointType.id=1')).map(({ relayPointTypeId }) => relayPointTypeId))).toEqual(new Set([1]));
    expect(new Set((await members('relayPointTypes=1,2')).map(({ relayPointTypeId }) => relayPointTypeId))).toEqual(new Set([1, 2]));
    expect(new Set((await members('status=0')).map(({ status }) => status))).toEqual(new Set([0]));
    expect(new Set((await members('official=true')).map(({ official }) => official))).toEqual(new Set([true]));
  });

  test('are kept to what is in sight, and between two latitudes', async () => {
    const inSight = await members('bounds=6,48.8,6.4,48.5');
    const north = await members('address.latitude[between]=48.5..48.8');
    expect(inSight.length).toBeGreaterThan(3);
    for (const { address } of inSight) {
      expect(Number(address.longitude)).toBeGreaterThanOrEqual(6);
      expect(Number(address.longitude)).toBeLessThanOrEqual(6.4);
    }
    expect(north.length).toBeGreaterThan(inSight.length);
  });

  test.each(['bounds=6,48.8,6.4', 'bounds=6,48.8,6.4,48.5,1', 'relayPointTypes=1,gare'])('refuse %s', async (query) => {
    expect((await found(query)).status).toBe(400);
  });

  test('are kept to a territory by its number, its address or a list', async () => {
    const total = async (query: string) => (await found(query)).body['hydra:totalItems'];
    const inside = await total('territory=1');
    expect(inside).toBeLessThan(await total(''));
    expect([await total('territory=/territories/1'), await total('territory[]=1'), await total('relayPointAddressTerritoryFilter=1')]).toEqual([inside, inside, inside]);
  });

  test.each(['bounds=a,b,c,d', 'relayPointAddressTerritoryFilter=nowhere'])('are none for %s', async (query) => {
    expect(await members(query)).toEqual([]);
  });

  test('are an error of the database for a territory that is no number, and not filtered by id', async () => {
    expect((await found('territory=nowhere')).status).toBe(503);
    expect((await members('id=1')).length).toBeGreaterThan(1);
  });

  test('are sorted by name, and not by the name of the type', async () => {
    const ids = async (order: string) => (await members(order)).map(({ id }) => id);
    const byId = await ids('order[id]=asc');
    expect(await ids('order[relayPointTypeName]=desc')).toEqual(byId);
    expect(await ids('order[name]=asc')).not.toEqual(byId);
  });
});
