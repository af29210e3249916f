import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
const deliveries: Delivery[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ onDelivery: (delivery) => deliveries.push(delivery) });
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

describe('reading a user (contract users.fields)', () => {
  test('the item keeps its nulls', async () => {
    const { body } = await call('GET', '/admin/users/12');
    expect(Object.values(body)).toContain(null);
    expect(body).toMatchObject({ '@context': '/contexts/User', '@id': '/users/12', '@type': 'User' });
  });

  test('says what the user owns, to warn before a deletion', async () => {
    const owner = await call('GET', '/admin/users/3');
    const nobody = await call('GET', '/admin/users/1');
    const list = await call('GET', '/admin/users?id=3');
    expect(owner.body.ownership[0].communities).toHaveLength(3);
    expect(nobody.body.ownership).toEqual([]);
    expect(list.body['hydra:member'][0].ownership).toBeNull();
  });

  test('always has an identity status and an avatar, and a family name cut to its first letter', async () => {
    const { body } = await call('GET', '/admin/users/1');
    expect(body).toMatchObject({
      shortFamilyName: 'F.',
      identityStatus: expect.any(Number),
      avatar: '/images/avatarsDefault/square_250.svg',
    });
  });

  test('the birth date comes as a date-time', async () => {
    const { body } = await call('GET', '/admin/users/1');
    expect(body.birthDate).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\+00:00$/);
  });
});

describe('creating a user', () => {
  test('fills what is not said, gives the default role, and tells the person', async () => {
    const { status, body } = await call('POST', '/admin/users', {
      body: {
        email: 'noemie.dhaussonville@example.fr',
        gender: 1,
        givenName: 'Noémie',
        familyName: "d'Haussonville",
        telephone: '0611223344',
      },
    });
    const { body: read } = await call('GET', `/admin/users/${body.id}`);
    expect(status).toBe(201);
    expect(read).toMatchObject({
      status: 1,
      phoneDisplay: 1,
      gamification: true,
      rolesTerritory: [{ role: 3, territory: null }],
    });
    expect(deliveries).toEqual([
      { channel: 'email', to: 'noemie.dhaussonville@example.fr', subject: expect.any(String) },
      { channel: 'sms', to: '0611223344', subject: expect.any(String) },
    ]);
  });

  test('answers without null fields, with the defaults of the platform', async () => {
    const { body } = await call('POST', '/admin/users', { body: { email: 'zoe@example.fr', gender: 1 } });
    expect(Object.values(body)).not.toContain(null);
    expect(body).not.toHaveProperty('givenName');
    expect(body).toMatchObject({ status: 1, phoneDisplay: 1, smoke: 0, music: true, chat: true, gamification: true, gratuity: true });
    expect(body).toMatchObject({ rolesTerritory: [{ role: 3, territory: null }], avatar: '', ownership: [], missingDataToPayElectronically: [] });
  });

  test('needs a gender, or fails without a word', async () => {
    const { status } = await call('POST', '/admin/users', { body: { email: 'sans.genre@example.fr' } });
    expect(status).toBe(500);
  });

  test('makes an address for who has none, and keeps an empty one', async () => {
    const create = (e: object) => call('POST', '/admin/users', { body: { gender: 1, ...e } });
    const [none, empty] = [await create({}), await create({ email: '' })];
    await call('DELETE', `/admin/users/${empty.body.id}`);
    expect([none.status, none.body.email]).toEqual([201, expect.stringMatching(/^\S+@\S+\.\S+$/)]);
    expect([empty.status, empty.body.email]).toEqual([201, '']);
  });

  test('refuses an e-mail that is taken, whatever its case', async () => {
    const { status, body } = await call('POST', '/admin/users', { body: { email: 'ADMIN@exemple.fr', gender: 1 } });
    expect([status, body.violations[0].propertyPath]).toEqual([400, 'email']);
  });
});

describe('changing a user', () => {
  test('changes what is sent and nothing else', async () => {
    const before = await call('GET', '/admin/users/20');
    const { status } = await call('PATCH', '/admin/users/20', { body: { givenName: 'Éloïse', telephone: null } });
    const after = await call('GET', '/admin/users/20');
    expect(status).toBe(200);
    expect(after.body).toEqual({ ...before.body, givenName: 'Éloïse', telephone: null });
  });

  test('a changed name is found by its new spelling at once', async () => {
    await call('PATCH', '/admin/users/21', { body: { familyName: 'Crèvecœur-Ézanville' } });
    const { body } = await call('GET', '/admin/users?q=crevecoeur-ezan');
    expect(body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([21]);
  });

  test('two changes made at once both hold', async () => {
    await Promise.all([
      call('PATCH', '/admin/users/24', { body: { givenName: 'Côme' } }),
      call('PATCH', '/admin/users/24', { body: { familyName: 'Noirot' } }),
    ]);
    const { body } = await call('GET', '/admin/users/24');
    expect([body.givenName, body.familyName]).toEqual(['Côme', 'Noirot']);
  });

  test('an e-mail is not taken twice by two creations made at once', async () => {
    const body = { email: 'double@example.fr', gender: 2 };
    const answers = await Promise.all([call('POST', '/admin/users', { body }), call('POST', '/admin/users', { body })]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 400]);
  });

  test('a day is stored as its midnight, a date-time as the wall clock that was sent', async () => {
    await call('PATCH', '/admin/users/22', { body: { birthDate: '1980-02-29' } });
    const { body } = await call('GET', '/admin/users/22');
    expect(body.birthDate).toBe('1980-02-29T00:00:00+00:00');
  });

  test('an administrator cannot be changed by somebody who only manages communities', async () => {
    const manager = await signIn(sandbox, 'communaute');
    const { status, body } = await manager('PATCH', '/admin/users/1', { body: { givenName: 'Autre' } });
    expect([status, body['hydra:description']]).toEqual([400, 'Access Denied.']);
  });

  test('the verified identity decides the identity status', async () => {
    await call('PATCH', '/admin/users/23', { body: { verifiedIdentity: true } });
    const verified = await call('GET', '/admin/users/23');
    await call('PATCH', '/admin/users/23', { body: { verifiedIdentity: null } });
    const reset = await call('GET', '/admin/users/23');
    expect([verified.body.identityStatus, reset.body.identityStatus]).toEqual([2, 0]);
  });
});

describe('deleting a user', () => {
  test('empties the person and keeps the row', async () => {
    const { status, body } = await call('DELETE', '/admin/users/30');
    const gone = await call('GET', '/admin/users/30');
    const list = await call('GET', '/admin/users?id=30');
    expect([status, body]).toEqual([204, '']);
    expect(gone.body).toMatchObject({
      status: 4,
      gender: 3,
      email: '30@mobicoop-anonymized.io',
      givenName: null,
      telephone: null,
    });
    expect(list.body['hydra:totalItems']).toBe(0);
  });

  test('a GET deletes several, chosen by their ids', async () => {
    const { status } = await call('GET', '/admin/users/delete?selected=31,32');
    const left = await call('GET', '/admin/users?id[]=31&id[]=32&id[]=33');
    expect(status).toBe(200);
    expect(left.body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([33]);
  });
});

describe('reporting a scammer (contract users.scammers)', () => {
  test('deletes the account of that e-mail at once', async () => {
    const { body: user } = await call('GET', '/admin/users/35');
    const { status, body } = await call('POST', '/admin/scammers', { body: { email: user.email, givenName: 'Jean', telephone: null } });
    const { body: gone } = await call('GET', '/admin/users/35');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ '@type': 'Scammer', email: user.email, givenName: 'Jean', createdDate: expect.any(String) }),
    ]);
    expect([body.user['@id'], body.user.id]).toEqual(['/users/1', 1]);
    expect(body).not.toHaveProperty('telephone');
    expect(gone).toMatchObject({ status: 4, email: '35@mobicoop-anonymized.io' });
  });

  test('fails without a word when nobody has that e-mail', async () => {
    const { status, body } = await call('POST', '/admin/scammers', { body: { email: 'personne@example.fr' } });
    expect([status, body['hydra:description']]).toEqual([500, 'Internal Server Error']);
  });

  test('one that is none is said, none at all is refused by the database, and an empty one is nobody’s', async () => {
    const report = (body: object) => call('POST', '/admin/scammers', { body });
    const [none, wrong, empty] = [await report({}), await report({ email: 'nonsense' }), await report({ email: '' })];
    expect([wrong.status, wrong.body.violations[0].propertyPath]).toEqual([400, 'email']);
    expect([none.status, none.headers.get('Content-Type')]).toEqual([500, expect.stringContaining('text/html')]);
    expect([empty.status, empty.body['hydra:description']]).toEqual([500, 'Internal Server Error']);
  });

  test('asks for its own right', async () => {
    const { body: user } = await call('GET', '/admin/users/36');
    const { body } = await (await signIn(sandbox, 'solidaire'))('POST', '/admin/scammers', { body: { email: user.email } });
    const { body: still } = await call('GET', '/admin/users/36');
    expect([body['hydra:description'], still.status]).toEqual(['Access Denied.', user.status]);
  });
});
