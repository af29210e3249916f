import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const sent = {
  name: 'Salariés du port',
  validationType: 3,
  description: 'Trajets du matin',
  fullDescription: '<p>Trajets du <strong>matin</strong></p>',
  referrerId: 45,
  target: 120,
  freeCarpool: true,
  membersHidden: true,
};

describe('communities (contract communities.calls and communities.fields)', () => {
  test('one is created, read, changed and deleted', async () => {
    const { status, body: created } = await call('POST', '/admin/communities', { body: sent });
    const { body: read } = await call('GET', `/admin/communities/${created.id}`);
    const { body: changed } = await call('PATCH', `/admin/communities/${created.id}`, { body: { target: null, validationType: 2, domain: '@port.example' } });
    const deleted = await call('DELETE', `/admin/communities/${created.id}`);
    expect([status, deleted.status]).toEqual([201, 204]);
    expect(created).not.toHaveProperty('nbMembers');
    expect(read).toMatchObject({ ...sent, nbMembers: 1, referrer: expect.stringMatching(/^\S.* \S\.$/) });
    expect(changed).toMatchObject({ validationType: 2, domain: '@port.example' });
    expect(changed).not.toHaveProperty('target');
  });

  test('the target is a number: a text is refused', async () => {
    const { status, body } = await call('PATCH', '/admin/communities/5', { body: { target: '120' } });
    expect([status, body['hydra:description']]).toEqual([400, 'The type of the "target" attribute must be "int", "string" given.']);
  });

  test('one with the least has its defaults, and the drawing of who refers it', async () => {
    const least = { name: 'Le moins', validationType: 0, description: 'Trajets', fullDescription: 'Trajets', referrerId: 46 };
    const { body } = await call('POST', '/admin/communities', { body: least });
    expect(body).toMatchObject({ freeCarpool: false, communitySecurities: [] });
    expect(body).not.toHaveProperty('membersHidden');
    expect(body.referrerAvatar).toMatch(/^(http|\/images\/avatarsDefault\/)/);
  });

  test('another referrer manages communities without being in this one; the one before no more', async () => {
    const roles = async (user: number) => (await call('GET', `/admin/users/${user}`)).body.rolesTerritory.map(({ role }: { role: number }) => role);
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Le relais', referrerId: 47 } });
    const before = await roles(47);
    await call('PATCH', `/admin/communities/${created.id}`, { body: { referrerId: 48 } });
    const { body: members } = await call('GET', `/admin/communities/${created.id}/members`);
    expect([before.includes(8), (await roles(47)).includes(8), (await roles(48)).includes(8)]).toEqual([true, false, true]);
    expect(members['hydra:member'].map(({ userId }: { userId: number }) => userId)).toEqual([47]);
  });

  test('one that is deleted takes its members and its relay points along, and leaves its events', async () => {
    const { body: created } = await call('POST', '/admin/communities', { body: { ...sent, name: 'Éphémère' } });
    const address = { addressLocality: 'Épinal', latitude: '48.174400', longitude: '6.449600' };
    const around = { name: 'Autour', status: 1, address, creatorId: 12, communityId: created.id };
    const dates = { fromDate: '2027-06-05', toDate: '2027-06-06', private: false, useTime: false };
    const { body: point } = await call('POST', '/admin/relaypoints', { body: around });
    const { body: event } = await call('POST', '/admin/events', { body: { ...around, ...dates } });
    await call('DELETE', `/admin/communities/${created.id}`);
    const { status } = await call('GET', `/admin/relaypoints/${point.id}`);
    const { body: left } = await call('GET', `/admin/events/${event.id}`);
    const { body: list } = await call('GET', `/admin/users?community=${created.id}`);
    expect([status, left.communityName, 'communityId' in left, list['hydra:totalItems']]).toEqual([400, '', false, 0]);
  });

  test('are found by a member and by who refers them', async () => {
    const { body: members } = await call('GET', '/admin/communities/6/members?perPage=1&status=1');
    const { body: ofMember } = await call('GET', `/admin/communities?communityUsers.user.id=${members['hydra:member'][0].userId}`);
    const { body: ofReferrer } = await call('GET', '/admin/communities?referrer=3');
    expect(ofMember['hydra:member'].map(({ id }: { id: number }) => id)).toContain(6);
    expect(ofReferrer['hydra:member'].map(({ referrerId }: { referrerId: number }) => referrerId)).toEqual([3, 3, 3]);
  });

  test('those that the caller moderates come all at once, without their empty fields, whatever is asked', async () => {
    const manager = await signIn(sandbox, 'communaute');
    await call('POST', '/admin/community_members', { body: { community: '/communities/22', user: '/users/3', status: 2 } });
    await call('POST', '/admin/community_members', { body: { community: '/communities/23', user: '/users/3', status: 1 } });
    const { status, body } = await manager('GET', '/admin/communities/moderated?perPage=1&name=nothing');
    const ids = body['hydra:member'].map(({ id }: { id: number }) => id);
    expect([status, body['hydra:totalItems'], ids]).toEqual([200, 4, [1, 2, 3, 22]]);
    expect(body['hydra:member'].every((record: object) => Object.values(record).every((value) => value !== null))).toBe(true);
  });
});

test('the picture of a community is sent for it, and shown on it', async () => {
  const form = new FormData();
  form.append('communityId', '6');
  form.append('communityFile', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'port.jpg');
  form.append('position', '1');
  const { status, body } = await call('POST', '/admin/images', { body: form });
  const { body: community } = await call('GET', '/admin/communities/6');
  expect([status, community.image, community.avatar]).toEqual([201, body.image, body.avatar]);
});

describe('a credentials file (contract communities.credentials)', () => {
  const send = (text: string, type = 'text/csv', communityId = '5') => {
    const form = new FormData();
    form.append('communityId', communityId);
    form.append('file', new File([text], 'acces.csv', { type }));
    return call('POST', '/admin/community_securities', { body: form });
  };

  test('replaces the one before, and is shown on its community', async () => {
    await send('ancien;secret');
    const { status, body } = await send('élodie;secret\r\nmarc;autre secret\r\n');
    const { body: community } = await call('GET', '/admin/communities/5');
    expect([status, body]).toEqual([201, expect.objectContaining({ '@id': '/community_securities/5', originalName: 'acces.csv', community: '/communities/5' })]);
    expect(body).not.toHaveProperty('id');
    expect(community.communitySecurities).toEqual([expect.objectContaining({ id: 5, originalName: 'acces.csv' })]);
  });

  test.each([
    ['three columns', 'a;b;c'],
    ['one column', 'a;b\nc'],
    ['an empty password', 'a;'],
    ['an empty line', 'a;b\n\nc;d'],
    ['commas', 'a,b'],
    ['another type', 'a;b', 'application/vnd.ms-excel'],
    ['an unknown community', 'a;b', 'text/csv', '99999'],
  ])('with %s is refused without a word', async (_fault, ...file) => {
    const { status, body } = await send(...(file as [string]));
    expect([status, body['hydra:description']]).toEqual([500, 'Internal Server Error']);
  });
});
