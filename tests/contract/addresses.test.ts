import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { readResources } from '../../scripts/resources/readResources';
import { readList } from '../../src/api/readList';
import type { Entity, RecordData } from '../../src/engine/Resource';
import { recordFromApi } from '../../src/engine/transforms/recordFromApi';
import { recordToApi } from '../../src/engine/transforms/recordToApi';
import { readPoints } from '../../src/widgets/address/point';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
const user = readResources('schemas').entities.find(({ resource }) => resource.name === 'user') as Entity;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

/** What the form reads, changed as an operator would, and sent as the form sends it. */
async function changeHome(id: number, home: (before: RecordData) => RecordData) {
  const before = recordFromApi(user, (await call('GET', `/admin/users/${id}`)).body);
  const homeAddress = home(before['homeAddress'] as RecordData);
  const body = recordToApi(user, { ...before, homeAddress }, { mode: 'edit', before });
  const { status } = await call('PATCH', `/admin/users/${id}`, { body });
  const after = recordFromApi(user, (await call('GET', `/admin/users/${id}`)).body);
  return { body, status, after: after['homeAddress'] as RecordData };
}

test('a place found by the search becomes the home address, whole (contract core 4.4 and 10, solidary 16)', async () => {
  const answer = await call('GET', `/points?search=${encodeURIComponent('12 rue saint-dizier nancy')}`);
  const [found] = readPoints(readList(answer.body).items);
  const { status, body, after } = await changeHome(12, () => found?.address as RecordData);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['homeAddress']);
  expect(after).toMatchObject({
    ...found?.address,
    houseNumber: '12',
    streetAddress: '12 rue Saint-Dizier',
    addressLocality: 'Nancy',
    displayLabel: ['12 rue Saint-Dizier, 54000 Nancy', 'Grand Est, France'],
  });
  expect(after).not.toHaveProperty('county');
});

test('an address written by hand, without a point, is taken; what it does not say is emptied', async () => {
  const { status, after } = await changeHome(13, () => ({ street: 'chemin des Vignes', streetAddress: 'chemin des Vignes', addressLocality: 'Toul' }));
  expect(status).toBe(200);
  expect(after).toEqual({
    street: 'chemin des Vignes',
    streetAddress: 'chemin des Vignes',
    addressLocality: 'Toul',
    home: true,
    displayLabel: ['chemin des Vignes, Toul', ''],
  });
});

test('a user may be created with one', async () => {
  const homeAddress = { houseNumber: '3', street: 'place Kléber', streetAddress: '3 place Kléber', addressLocality: 'Strasbourg', latitude: 48.5836, longitude: 7.7455 };
  const body = recordToApi(user, { gender: 1, email: 'marie.kleber@example.fr', homeAddress }, { mode: 'create' });
  const created = await call('POST', '/admin/users', { body });
  const read = await call('GET', `/admin/users/${created.body.id}`);
  expect(created.status).toBe(201);
  expect(recordFromApi(user, read.body)['homeAddress']).toMatchObject(homeAddress);
});

test('a part corrected by hand keeps the others', async () => {
  const { body, after } = await changeHome(14, (before) => ({ ...before, postalCode: '54999' }));
  expect(body['homeAddress']).toMatchObject({ postalCode: '54999', latitude: expect.any(String), longitude: expect.any(String) });
  expect(after).toMatchObject({ postalCode: '54999', addressLocality: expect.any(String), latitude: expect.any(Number) });
});

test('a home address cannot be emptied: the form does not try (contract core 4.2)', async () => {
  const before = recordFromApi(user, (await call('GET', '/admin/users/14')).body);
  expect(recordToApi(user, { ...before, homeAddress: undefined }, { mode: 'edit', before })).toEqual({});
  expect((await call('PATCH', '/admin/users/14', { body: { homeAddress: null } })).status).toBe(400);
});
