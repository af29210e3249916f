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
  name: 'Fête de l’eau',
  status: 1,
  private: false,
  useTime: true,
  description: 'Au bord de la Moselle',
  fromDate: '2027-06-05T10:00:00+00:00',
  toDate: '2027-06-06T18:00:00+00:00',
  url: 'www.exemple.fr/fete',
  address: { addressLocality: 'Épinal', latitude: '48.174400', longitude: '6.449600' },
  creatorId: 12,
};

describe('events (contract events.fields)', () => {
  test('one is created, read with the names around it, changed and deleted', async () => {
    const { status, body: created } = await call('POST', '/admin/events', { body: { ...sent, communityId: 2 } });
    const { body: read } = await call('GET', `/admin/events/${created.id}`);
    const { body: changed } = await call('PATCH', `/admin/events/${created.id}`, { body: { communityId: null, useTime: false } });
    const deleted = await call('DELETE', `/admin/events/${created.id}`);
    expect([status, deleted.status]).toEqual([201, 204]);
    expect(read).toMatchObject({ name: sent.name, fromDate: sent.fromDate, url: 'https://www.exemple.fr/fete', communityId: 2 });
    expect(read.creator).toMatch(/^\S.* \S\.$/);
    expect(created.url).toBe('www.exemple.fr/fete');
    expect(read.communityName).not.toBe('');
    expect(read.community).toMatchObject({ '@id': '/communities/2', name: read.communityName, nbMembers: expect.any(Number) });
    expect(read).not.toHaveProperty('createdDate');
    expect(changed).toMatchObject({ useTime: false, communityName: '' });
  });

  test('dates and address are asked for by name, the rest by a hidden error', async () => {
    const without = (field: string) => call('POST', '/admin/events', { body: Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field)) });
    for (const field of ['fromDate', 'toDate', 'address']) {
      const { status, body } = await without(field);
      expect([status, body.violations[0].propertyPath]).toEqual([400, field]);
    }
    for (const field of ['name', 'useTime', 'private', 'creatorId']) expect((await without(field)).status).toBe(500);
  });

  test.each([{ creatorId: 99999 }, { communityId: 99999 }])('a change to %o, which nobody knows, is a hidden error', async (body) => {
    expect((await call('PATCH', '/admin/events/2', { body })).status).toBe(500);
    expect((await call('POST', '/admin/events', { body: { ...sent, ...body } })).status).toBe(500);
  });

  test('a site keeps what was typed until it is read, and any scheme passes for a good one', async () => {
    const { body: created } = await call('POST', '/admin/events', { body: { ...sent, url: 'javascript:alert(1)' } });
    const { body: changed } = await call('PATCH', `/admin/events/${created.id}`, { body: { url: 'exemple.fr' } });
    const { body: other } = await call('PATCH', `/admin/events/${created.id}`, { body: { status: 0 } });
    expect([created.url, changed.url, other.url]).toEqual(['javascript:alert(1)', 'exemple.fr', 'https://exemple.fr']);
  });

  test('everybody reads them; whoever may not manage them changes their own alone', async () => {
    const operator = await signIn(sandbox, 'solidaire');
    const read = await operator('GET', '/admin/events/2');
    const changed = await operator('PATCH', '/admin/events/2', { body: { status: 0 } });
    expect([read.status, changed.status]).toEqual([200, 400]);
  });

  test('a time of another zone is repeated with it, and kept as the clock showed it', async () => {
    const { body: created } = await call('POST', '/admin/events', { body: { ...sent, fromDate: '2027-06-05T10:00:00+02:00' } });
    const { body: read } = await call('GET', `/admin/events/${created.id}`);
    expect([created.fromDate, created.toDate, read.fromDate]).toEqual(['2027-06-05T10:00:00+02:00', sent.toDate, '2027-06-05T10:00:00+00:00']);
  });

  test('a plain number is a territory for one filter and nothing for the other', async () => {
    const total = async (query: string) => (await call('GET', `/admin/events?perPage=1&${query}`)).body['hydra:totalItems'];
    const all = await total('');
    const inside = await total('eventAddressTerritoryFilter=1');
    expect([await total('territory=1'), await total('territory[]=1')]).toEqual([all, inside]);
    expect(inside).toBeLessThan(all);
  });

  test('are sorted by a date that is not shown', async () => {
    const { status, body } = await call('GET', '/admin/events?order[createdDate]=desc&perPage=3');
    expect([status, body['hydra:member'].length]).toEqual([200, 3]);
  });
});
