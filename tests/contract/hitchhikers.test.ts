import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'autostop');
});
afterAll(() => sandbox.close());

const STATUSES = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsuscribed'];

/** Some of the people who match the list's fixed filter. */
async function hitchhikers(): Promise<{ id: number; hitchHikeDriver: boolean; hitchHikePassenger: boolean }[]> {
  const { body } = await call('GET', '/admin/users?isHitchHiker=true&perPage=30');
  return body['hydra:member'];
}

describe('hitchhikers (contract users.hitchhikers)', () => {
  test('the status of a territory is answered by a call of its own, with the id and nothing else', async () => {
    const found = new Set<string>();
    for (const { id } of await hitchhikers()) {
      const { status, body } = await call('GET', `/admin/users/${id}/rzpTerritoryStatus`);
      expect([status, Object.keys(body)]).toEqual([200, ['@context', '@id', '@type', 'id', 'rzpTerritoryStatus']]);
      found.add(body.rzpTerritoryStatus);
    }
    expect([...found].sort()).toEqual([...STATUSES].sort());
  });

  test('the status of a territory is in no list and no item', async () => {
    const [first] = await hitchhikers();
    const { body: item } = await call('GET', `/admin/users/${first?.id}`);
    for (const record of [first, item]) expect(record).not.toHaveProperty('rzpTerritoryStatus');
  });

  test('the status of a territory is refused as the user is, and breaks for nobody', async () => {
    const manager = await signIn(sandbox, 'communaute');
    expect((await manager('GET', '/admin/users/40/rzpTerritoryStatus')).body['hydra:description']).toBe('Access Denied.');
    expect((await call('GET', '/admin/users/99999999/rzpTerritoryStatus')).status).toBe(500);
  });

  test('one is created with neither role nor a visible telephone, and is no hitchhiker until they have a role', async () => {
    const sent = { email: 'lou.perrin@exemple.fr', gender: 1, familyName: 'Perrin', status: 1, phoneDisplay: 1, hitchHikeDriver: false, hitchHikePassenger: false };
    const { status, body } = await call('POST', '/admin/users', { body: sent });
    expect([status, body.phoneDisplay, body.hitchHikeDriver, body.hitchHikePassenger]).toEqual([201, 1, false, false]);
    const total = async () => (await call('GET', `/admin/users?isHitchHiker=true&selected=${body.id}`)).body['hydra:totalItems'];
    expect(await total()).toBe(0);
    await call('PATCH', `/admin/users/${body.id}`, { body: { hitchHikePassenger: true } });
    expect(await total()).toBe(1);
  });
});
