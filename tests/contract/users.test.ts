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

  test('makes an address for who has none, and keeps an empty one', async () => {
    const create = (e: object) => call('POST', '/admin/users', { body: { gender: 1, ...e } });
    const [none, empty] = [await create({}), await create({ email: '' })];
    await call('DELETE', `/admin/users/${empty.body.id}`);
    expect([none.status, none.body.email]).toEqual([201, expect.stringMatching(/^\S+@\S+\.\S+$/)]);
    expect([empty.status, empty.body.email]).toEqual([201, '']);
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
});
