import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { readResources } from '../../scripts/resources/readResources';
import { readList } from '../../src/api/readList';
import type { Entity } from '../../src/engine/model/Resource';
import type { RecordData } from '../../src/engine/model/Schema';
import { recordFromApi } from '../../src/engine/model/transforms/recordFromApi';
import { recordToApi } from '../../src/engine/model/transforms/recordToApi';
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

/** Changes the home address as an operator does: reads it as the form does, changes it, and sends what the form sends. */
async function changeHome(id: number, home: (before: RecordData) => RecordData) {
  const before = recordFromApi(user, (await call('GET', `/admin/users/${id}`)).body);
  const homeAddress = home(before['homeAddress'] as RecordData);
  const body = recordToApi(user, { ...before, homeAddress }, { mode: 'edit', before });
  const { status } = await call('PATCH', `/admin/users/${id}`, { body });
  const after = recordFromApi(user, (await call('GET', `/admin/users/${id}`)).body);
  return { body, status, after: after['homeAddress'] as RecordData };
}

test('a place found by the search becomes the home address, whole', async () => {
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
    displayLabel: ['12 rue Saint-Dizier, 54000, Nancy', 'Meurthe-et-moselle, Grand est, France'],
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
    name: 'homeAddress',
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

test('a home address cannot be emptied: the form does not try', async () => {
  const before = recordFromApi(user, (await call('GET', '/admin/users/14')).body);
  expect(recordToApi(user, { ...before, homeAddress: undefined }, { mode: 'edit', before })).toEqual({});
  expect((await call('PATCH', '/admin/users/14', { body: { homeAddress: null } })).status).toBe(400);
});

test('the answer to a writing repeats the address without a label; reading it tells coordinates with six decimals, and the name of an event first', async () => {
  const address = { houseNumber: '5', streetAddress: '5 rue des Carmes', postalCode: '54000', addressLocality: 'NANCY', addressCountry: 'France', countryCode: 'FR', region: 'Grand Est', latitude: '48.69210012', longitude: '6.1844' };
  const event = { name: 'Fête', status: 1, private: false, useTime: false, fromDate: '2027-05-01', toDate: '2027-05-02', creatorId: 1, address };
  const created = await call('POST', '/admin/events', { body: event });
  const read = await call('GET', `/admin/events/${created.body.id}`);
  expect(created.body.address).toEqual({ ...address, '@id': expect.stringMatching(/^\/addresses\/\d+$/), '@type': 'Address', displayLabel: [], type: 'housenumber', regionCode: '54' });
  expect(read.body.address).toMatchObject({
    name: 'Fête',
    street: '5 rue des Carmes',
    latitude: '48.692100',
    longitude: '6.184400',
    displayLabel: ['Fête, 5 rue des Carmes, 54000, Nancy', 'Grand est, France'],
  });
});

test('without a street the town comes before its code; a coordinate that is none is the database’s to refuse', async () => {
  const community = { validationType: 0, description: 'd', fullDescription: 'f', referrerId: 12 };
  const address = { postalCode: '54200', addressLocality: 'Toul' };
  const created = await call('POST', '/admin/communities', { body: { ...community, name: 'Au marché de Toul', address } });
  const refused = await call('POST', '/admin/communities', { body: { ...community, name: 'Nulle part', address: { latitude: 'abc' } } });
  const read = await call('GET', `/admin/communities/${created.body.id}`);
  expect(read.body.address.displayLabel).toEqual(['Toul, 54200', '']);
  expect([refused.status, refused.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=UTF-8']);
});
