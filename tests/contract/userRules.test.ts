import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { type Call, openSandbox, signIn } from './openSandbox';

const now = new Date('2026-11-21T09:00:00Z');
const deliveries: Delivery[] = [];
let sandbox: Sandbox;
let call: Call;
let superCall: Call;

beforeAll(async () => {
  sandbox = await openSandbox({ now: () => now, onDelivery: (delivery) => deliveries.push(delivery) });
  [call, superCall] = await Promise.all([signIn(sandbox, 'admin'), signIn(sandbox, 'superadmin')]);
});
afterAll(() => sandbox.close());

const read = async (id: number) => (await call('GET', `/admin/users/${id}`)).body;
const change = async (id: number, body: Record<string, unknown>) => call('PATCH', `/admin/users/${id}`, { body });

describe('the home address of a user (contract users.change and places.address)', () => {
  const nancy = {
    houseNumber: '12',
    street: 'rue Saint-Dizier',
    streetAddress: '12 rue Saint-Dizier',
    postalCode: '54000',
    addressLocality: 'Nancy',
    region: 'Grand Est',
    addressCountry: 'France',
    latitude: '48.6921',
    longitude: '6.1844',
  };

  test('is written field by field: what is not sent is emptied', async () => {
    await change(60, { homeAddress: { ...nancy, name: 'Chez moi', county: 'Meurthe-et-Moselle' } });
    await change(60, { homeAddress: nancy });
    const { homeAddress } = await read(60);
    expect(homeAddress).toEqual({
      ...nancy,
      '@id': '/addresses/60',
      '@type': 'Address',
      latitude: '48.692100',
      longitude: '6.184400',
      name: 'homeAddress',
      icon: null,
      type: 'housenumber',
      regionCode: null,
      county: null,
      subLocality: null,
      localAdmin: null,
      macroCounty: null,
      macroRegion: null,
      countryCode: null,
      home: true,
      displayLabel: ['12 rue Saint-Dizier, 54000, Nancy', 'Grand est, France'],
    });
  });

  test('is found in the territories of its commune, which it need not name', async () => {
    await change(61, { homeAddress: nancy });
    const { body: departments } = await call('GET', '/admin/territories?name=Meurthe');
    const { body } = await call('GET', `/admin/users?id=61&territory=${departments['hydra:member'][0].id}`);
    expect(body['hydra:totalItems']).toBe(1);
  });

  test.each([
    [{ ...nancy, latitude: 48.6921 }, 'The type of the "latitude" attribute must be "string", "double" given.'],
    [null, 'Expected IRI or document for resource "App\\Geography\\Entity\\Address", "NULL" given.'],
    ['12 rue Saint-Dizier', 'Invalid IRI "12 rue Saint-Dizier".'],
  ])('%j is refused', async (homeAddress, message) => {
    const { status, body } = await change(62, { homeAddress });
    expect([status, body['hydra:description']]).toEqual([400, message]);
  });

  test('fails without a word when a part is too long', async () => {
    const { status } = await change(62, { homeAddress: { ...nancy, postalCode: '54000-54000-54000' } });
    expect(status).toBe(500);
  });
});

describe('the roles of a user', () => {
  test('are replaced by those that are sent, with their territories', async () => {
    await change(63, { rolesTerritory: [{ role: 2, territory: 4 }, { role: 3 }] });
    expect((await read(63)).rolesTerritory).toEqual([
      { role: 2, territory: 4 },
      { role: 3, territory: null },
    ]);
  });

  test('come back as they were sent, before those that were stored at creation', async () => {
    const everywhere = { role: 3, territory: 99_999_999 };
    const { body: made } = await call('POST', '/admin/users', { body: { email: 'partout@example.fr', gender: 1, rolesTerritory: [everywhere] } });
    const { body: changed } = await change(64, { rolesTerritory: [{ role: 2 }] });
    expect([made.rolesTerritory, changed.rolesTerritory]).toEqual([[everywhere, { role: 3, territory: null }], [{ role: 2 }]]);
    expect((await read(made.id)).rolesTerritory).toEqual([{ role: 3, territory: null }]);
  });

  test('are none at all after an empty list, and read as unknown', async () => {
    await change(64, { rolesTerritory: [] });
    expect((await read(64)).rolesTerritory).toBeNull();
    await change(64, { givenName: 'Ana' });
    expect((await read(64)).rolesTerritory).toBeNull();
  });

  test('that are permissions are not stored', async () => {
    const { status } = await change(64, { rolesTerritory: [{ role: 20, territory: null }, { role: 3, territory: null }] });
    expect([status, (await read(64)).rolesTerritory]).toEqual([200, [{ role: 3, territory: null }]]);
  });

  test('are not kept to what the caller may grant', async () => {
    const { status } = await change(65, { rolesTerritory: [{ role: 1, territory: null }] });
    expect([status, (await read(65)).rolesTerritory]).toEqual([200, [{ role: 1, territory: null }]]);
  });

  test('break the server when there is no such role', async () => {
    expect((await change(66, { rolesTerritory: [{ role: 9999, territory: null }] })).status).toBe(500);
  });

  test('keep lists to a territory when all that give the right are bound to one, but not records', async () => {
    const bound = await signIn(sandbox, 'export');
    const { rolesTerritory } = await read(7);
    const [territory] = (await call('GET', '/admin/territories?name=Vosges')).body['hydra:member'];
    const { body: inside } = await call('GET', `/admin/users?territory=${territory.id}&perPage=1`);
    await change(7, { rolesTerritory: [{ role: 2, territory: territory.id }, { role: 321, territory: null }] });
    const { body: list } = await bound('GET', '/admin/users?perPage=1');
    const item = await bound('GET', '/admin/users/2');
    const exported = await bound('GET', '/admin/users/export?selected=2,3', { accept: 'text/csv' });
    await change(7, { rolesTerritory });
    expect(list['hydra:totalItems']).toBe(inside['hydra:totalItems']);
    expect([item.status, exported.body.trim().split('\n')]).toEqual([200, expect.objectContaining({ length: 3 })]);
  });

  test('a list of what may be granted is a list of numbers in both formats', async () => {
    const linked = await superCall('GET', '/permissions/grantable');
    const plain = await superCall('GET', '/permissions/grantable', { accept: 'application/json' });
    expect(plain.body).toEqual(linked.body['hydra:member']);
    expect(linked.body['hydra:totalItems']).toBe(plain.body.length);
  });
});

describe('what the server computes of a user (contract users.fields)', () => {
  test('a minor needs the consent of who answers for them, until it is given', async () => {
    const { body: minor } = await call('POST', '/admin/users', {
      body: { email: 'mineur@example.fr', gender: 2, birthDate: '2011-05-04', legalGuardianEmail: 'parent@example.fr' },
    });
    const before = await read(minor.id);
    await change(minor.id, { parentalConsentDate: '2026-11-20T10:00:00+01:00' });
    const after = await read(minor.id);
    expect([before.needParentalConsent, before.oldEnoughToDrive, before.parentalConsentToken]).toEqual([true, false, expect.any(String)]);
    expect([after.needParentalConsent, after.parentalConsentDate]).toEqual([false, '2026-11-20T10:00:00+00:00']);
    expect(deliveries).toContainEqual({ channel: 'email', to: 'parent@example.fr', subject: expect.any(String) });
  });

  test('somebody of seventeen is old enough to drive', async () => {
    await change(67, { birthDate: '2009-11-21' });
    await change(68, { birthDate: '2009-11-22' });
    expect([(await read(67)).oldEnoughToDrive, (await read(68)).oldEnoughToDrive]).toEqual([true, false]);
  });

  test('what is computed comes back as it was written, once', async () => {
    const written = { needParentalConsent: true, oldEnoughToDrive: false, verifiedIdentity: true };
    const { body } = await change(71, { ...written, birthDate: '1990-01-01' });
    expect(body).toMatchObject(written);
    expect(await read(71)).toMatchObject({ needParentalConsent: false, oldEnoughToDrive: true, verifiedIdentity: null, identityStatus: 2 });
  });

  test('names what is missing to pay electronically', async () => {
    await change(69, { givenName: 'Zoé', familyName: null, birthDate: '1990-01-01', homeAddress: { addressLocality: 'Nancy', postalCode: '54000' } });
    const partly = await read(69);
    expect(partly.missingDataToPayElectronically).toEqual(['bankCoordinates', 'familyName', 'countryCode', 'street']);
  });

  test('the kit of a hitchhiker goes to their home when they say nothing else, in the item only', async () => {
    const { body } = await call('PATCH', '/admin/users/70', {
      body: { hitchHikeDriver: true, givenName: 'Léa', familyName: 'Roux', postalAddress: null, homeAddress: { streetAddress: '1 rue Haute', postalCode: '88000', addressLocality: 'Épinal' } },
    });
    expect(body).not.toHaveProperty('postalAddress');
    expect((await read(70)).postalAddress).toBe('Léa Roux, 1 rue Haute, 88000, Épinal');
  });

  test.each(['rezoKit', 'cardLetter'])('%s is false as soon as a change sends anything but true', async (flag) => {
    await change(71, { [flag]: true });
    await change(71, { [flag]: null });
    expect((await read(71))[flag]).toBe(false);
  });
});

describe('an account by its e-mail', () => {
  test('is one or none, exactly, whatever the case', async () => {
    const one = await call('GET', '/admin/users/email?email=ADMIN%40exemple.fr');
    const none = await call('GET', '/admin/users/email?email=admin%40exemple');
    expect([one.body['hydra:totalItems'], one.body['hydra:member'][0].id]).toEqual([1, 1]);
    expect([none.body['hydra:totalItems'], none.body['hydra:member']]).toEqual([0, []]);
  });

  test('has its plus and its apostrophe', async () => {
    const { body: user } = await call('POST', '/admin/users', { body: { email: "o'brien+moi@example.fr", gender: 1 } });
    const encoded = await call('GET', `/admin/users/email?email=${encodeURIComponent("o'brien+moi@example.fr")}`);
    const bare = await call('GET', "/admin/users/email?email=o'brien+moi@example.fr");
    expect(encoded.body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([user.id]);
    expect(bare.body['hydra:totalItems']).toBe(0);
  });

  test('fails without a word when no e-mail is asked, and asks the right to list', async () => {
    const manager = await signIn(sandbox, 'communaute');
    expect((await call('GET', '/admin/users/email')).status).toBe(500);
    expect((await manager('GET', '/admin/users/email?email=a@b.fr')).body['hydra:description']).toBe('Access Denied.');
  });

  test('is found outside the territories of a solidary operator, unlike in their list', async () => {
    const operator = await signIn(sandbox, 'solidaire');
    await change(72, { email: 'loin@example.fr', homeAddress: { postalCode: '13200', addressLocality: 'Arles' } });
    const found = await operator('GET', '/admin/users/email?email=loin@example.fr');
    const listed = await operator('GET', '/admin/users?email=loin@example.fr');
    expect([found.body['hydra:totalItems'], listed.body['hydra:totalItems']]).toEqual([1, 0]);
  });
});

describe('the GET that deletes (contract users.bulk)', () => {
  test('takes ids in an array', async () => {
    await superCall('GET', '/admin/users/delete?id[]=80&id[]=81');
    const { body } = await call('GET', '/admin/users?id[]=80&id[]=81&id[]=82');
    expect(body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([82]);
  });

  test('follows the filters of the list', async () => {
    await superCall('GET', '/admin/users/delete?familyName=crevecoeur&gender=1');
    const { body } = await call('GET', '/admin/users?familyName=crevecoeur&perPage=500');
    expect(body['hydra:member'].length).toBeGreaterThan(0);
    for (const { gender } of body['hydra:member']) expect(gender).not.toBe(1);
  });

  test('deletes everybody when it knows none of the names, the caller too', async () => {
    const own = await openSandbox();
    const boss = await signIn(own, 'superadmin');
    const { status } = await boss('GET', '/admin/users/delete?user[]=90&ids=91');
    const after = await boss('GET', '/users/me');
    await own.close();
    expect([status, after.status]).toEqual([200, 401]);
  });

  test('deletes before it refuses', async () => {
    const manager = await signIn(sandbox, 'communaute');
    // The role for mass matching may enter the back office without any permission on users.
    await change(3, { rolesTerritory: [{ role: 6, territory: null }] });
    const { status, body } = await manager('GET', '/admin/users/delete?selected=90');
    const { status: left } = await read(90);
    expect([status, body['hydra:description'], left]).toEqual([400, 'Access Denied.', 4]);
  });
});

describe('a date (contract wire.values)', () => {
  test.each([
    ['01/05/1990', '1990-01-05T00:00:00+00:00'],
    ['01-05-1990', '1990-05-01T00:00:00+00:00'],
    [19_900_501, '1990-05-01T00:00:00+00:00'],
    ['1990-02-31', '1990-03-03T00:00:00+00:00'],
    ['1990-05-01T00:30:00+02:00', '1990-05-01T00:00:00+00:00'],
  ])('written %s is stored as %s', async (written, stored) => {
    await change(72, { birthDate: written });
    expect((await read(72)).birthDate).toBe(stored);
  });

  test('comes back with its clock and zone in the answer to its writing alone', async () => {
    const { body } = await change(73, { birthDate: '1990-05-01T23:30:00+02:00' });
    expect(body.birthDate).toBe('1990-05-01T23:30:00+02:00');
    expect((await read(73)).birthDate).toBe('1990-05-01T00:00:00+00:00');
  });

  test.each([['abc', 400], ['1990-13-01', 400], ['0000-00-00', 500]])('is refused when it is %s', async (written, status) => {
    expect((await change(74, { birthDate: written })).status).toBe(status);
  });
});
