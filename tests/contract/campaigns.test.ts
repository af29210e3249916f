import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { type Answer, type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
let manager: Call;
const deliveries: Delivery[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ onDelivery: (delivery) => deliveries.push(delivery) });
  call = await signIn(sandbox, 'admin');
  manager = await signIn(sandbox, 'communaute');
});
beforeEach(() => void deliveries.splice(0));
afterAll(() => sandbox.close());

const body = JSON.stringify([
  { type: 'title', value: 'Bonjour', position: 0 },
  { type: 'text', value: '<p>À bientôt</p>', position: 1 },
]);
const sent = { name: 'Lettre d’automne', subject: 'Covoiturons', body };

async function createCampaign(fields: object = {}): Promise<number> {
  return (await call('POST', '/admin/campaigns', { body: { ...sent, ...fields } })).body.id;
}

const read = async (id: number) => (await call('GET', `/admin/campaigns/${id}`)).body;
const counted = ({ body: answer }: Answer) => answer['hydra:member'];

/** Three users who do or do not accept news. None of them signs in here. */
async function people(acceptNews: boolean): Promise<{ id: number; email: string }[]> {
  const { body: answer } = await call('GET', `/admin/users?newsSubscription=${acceptNews}&perPage=12`);
  return answer['hydra:member'].filter((one: { id: number }) => one.id > 8).slice(0, 3);
}

const PNG_SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const users = (ids: readonly number[], name = 'user') => ids.map((id) => `&${name}[]=${id}`).join('');
const associate = (id: number, query: string, from = 'users') => call('GET', `/admin/${from}/associate-campaign?campaignId=${id}${query}`);
const send = (id: number, mode: number, query = '', from = 'users') => call('GET', `/admin/${from}/send-campaign?campaignId=${id}&mode=${mode}${query}`);

describe('campaigns (contract campaigns.calls)', () => {
  test('one is created with the sender of the platform, read with its creator, changed and deleted', async () => {
    const { status, body: created } = await call('POST', '/admin/campaigns', { body: { ...sent, email: 'moi@exemple.fr', creatorId: 12 } });
    expect(status).toBe(201);
    expect(created).toMatchObject({ ...sent, status: 0, creatorId: 1, creator: 'Hélène F.', creatorEmail: 'admin@exemple.fr', email: 'ne-pas-repondre@exemple.fr' });
    expect(created).not.toHaveProperty('deliveryCount');
    const { body: changed } = await call('PATCH', `/admin/campaigns/${created.id}`, { body: { subject: 'Autre', creatorId: 12 } });
    expect(changed).toMatchObject({ subject: 'Autre', name: sent.name, creatorId: 1 });
    expect((await call('DELETE', `/admin/campaigns/${created.id}`)).status).toBe(204);
    expect((await call('GET', `/admin/campaigns/${created.id}`)).status).toBe(400);
  });

  test('who may change or delete campaigns may do it to those of others too', async () => {
    const id = await createCampaign();
    expect((await manager('PATCH', `/admin/campaigns/${id}`, { body: { subject: 'Autre' } })).status).toBe(200);
    expect((await manager('DELETE', `/admin/campaigns/${id}`)).status).toBe(204);
  });

  test('the name of a source is that of the campaign as it was loaded', async () => {
    const id = await createCampaign({ source: 2, sourceId: 1 });
    const { body: changed } = await call('PATCH', `/admin/campaigns/${id}`, { body: { sourceId: 2 } });
    const now = await read(id);
    expect(changed.sourceName).toMatch(/\S/);
    expect(now.sourceName).not.toBe(changed.sourceName);
  });

  test('an image is added after the others, under the name of the campaign', async () => {
    const id = await createCampaign({ name: 'Été à vélo' });
    const upload = async () => {
      const form = new FormData();
      form.set('campaignId', String(id));
      form.set('campaignFile', new Blob([PNG_SIGNATURE]), 'photo.png');
      return call('POST', '/admin/images', { body: form });
    };
    const [first, second] = [await upload(), await upload()];
    expect([first.status, first.body.image]).toEqual([201, 'http://platform.test/upload/masscommunication/images/square_800/ete-a-velo-1.jpg']);
    expect(second.body.image).toMatch(/ete-a-velo-2\.jpg$/);
    expect((await call('GET', new URL(first.body.image).pathname)).status).toBe(200);
  });
});

describe('the recipients of a campaign (contract campaigns.associate)', () => {
  test('filters of users are kept as one text, without what makes lists of them', async () => {
    const id = await createCampaign();
    const [count] = counted(await associate(id, '&filterType=2&gender[]=1&gender[]=2&createdDate[after]=2020-01-01'));
    const { body: list } = await call('GET', '/admin/users?gender[]=1&gender[]=2&createdDate[after]=2020-01-01&newsSubscription=true&perPage=1');
    expect(count).toBe(list['hydra:totalItems']);
    expect(await read(id)).toMatchObject({ source: 1, filterType: 2, deliveryCount: count, filters: 'gender=1&gender=2&createdDate[after]=2020-01-01' });
    await associate(id, `&filterType=1${users([(await people(true))[0]?.id ?? 0])}`);
    expect(await read(id)).not.toHaveProperty('filters');
  });

  test('the members of a community are those who are accepted and accept news', async () => {
    const id = await createCampaign();
    const { body: answer } = await call('GET', '/admin/communities/2/members?perPage=200');
    const members: { id: number; status: number; newsSubscription: boolean }[] = answer['hydra:member'];
    const reached = members.filter((one) => (one.status === 1 || one.status === 2) && one.newsSubscription);
    expect(reached.length).toBeLessThan(members.length);
    const all = users(members.map((one) => one.id), 'member');
    expect(counted(await associate(id, `&communityId=2&filterType=1${all}`, 'community_members'))).toEqual([reached.length]);
    expect(await read(id)).toMatchObject({ source: 2, sourceId: 2, filterType: 1, deliveryCount: reached.length, sourceName: expect.stringMatching(/\S/) });
    expect(counted(await associate(id, '&communityId=2&filterType=2&status=1', 'community_members'))).toEqual([reached.filter(({ status }) => status === 1).length]);
    expect(await read(id)).toMatchObject({ source: 2, filterType: 2, filters: 'status=1' });
  });
});

describe('sending a campaign (contract campaigns.send)', () => {
  test('mode 1 tests to the creator, mode 2 sends to the recipients, and neither without the steps before', async () => {
    const id = await createCampaign();
    const willing = await people(true);
    expect((await send(id, 1)).status).toBe(500);
    await associate(id, `&filterType=1${users(willing.map((one) => one.id))}`);
    expect((await send(id, 2)).status).toBe(500);
    expect((await send(id, 3)).status).toBe(500);
    expect(deliveries).toEqual([]);

    expect(counted(await send(id, 1))).toEqual([3]);
    expect([(await read(id)).status, deliveries.map(({ to }) => to)]).toEqual([1, ['admin@exemple.fr']]);
    deliveries.splice(0);
    expect(counted(await send(id, 2))).toEqual([3]);
    expect([(await read(id)).status, deliveries.map(({ to }) => to).toSorted()]).toEqual([2, ['admin@exemple.fr', ...willing.map(({ email }) => email)].toSorted()]);
    expect((await send(id, 2)).status).toBe(500);
  });

  test('a mailing that was sent can be tested again, and then sent again', async () => {
    const id = await createCampaign();
    await associate(id, `&filterType=1${users((await people(true)).map((one) => one.id))}`);
    for (const mode of [1, 2, 1]) await send(id, mode);
    expect((await read(id)).status).toBe(1);
    expect((await send(id, 2)).status).toBe(200);
  });

  test('what was tested is what leaves, whatever has changed since', async () => {
    const id = await createCampaign();
    const [first, second] = await people(true);
    await associate(id, `&filterType=1${users([first?.id ?? 0])}`);
    await send(id, 1);
    await call('PATCH', `/admin/campaigns/${id}`, { body: { subject: 'Corrigé', body: body.replace('Bonjour', 'Bonsoir') } });
    await associate(id, `&filterType=1${users([second?.id ?? 0])}`);
    deliveries.splice(0);
    await send(id, 1);
    await send(id, 2);
    const asTested = { channel: 'email', subject: sent.subject, body };
    expect(deliveries).toEqual([
      { ...asTested, to: 'admin@exemple.fr' },
      { ...asTested, to: 'admin@exemple.fr' },
      { ...asTested, to: first?.email },
    ]);
    expect(await read(id)).toMatchObject({ subject: 'Corrigé' });
  });

  test('filters must be sent again: without them everybody who accepts news is a recipient', async () => {
    const id = await createCampaign();
    const [some] = counted(await associate(id, '&filterType=2&gender=3'));
    expect(counted(await send(id, 1, '&gender=3'))).toEqual([some]);
    const { body: list } = await call('GET', '/admin/users?newsSubscription=true&perPage=1');
    expect(counted(await send(id, 1))).toEqual([list['hydra:totalItems']]);
  });

  test('filters that keep nobody are sent to the creator alone; a selection of nobody is a hidden error', async () => {
    const id = await createCampaign();
    await associate(id, '&filterType=2&email=personne@nulle-part');
    expect(counted(await send(id, 1, '&email=personne@nulle-part'))).toEqual([0]);
    deliveries.splice(0);
    await send(id, 2, '&email=personne@nulle-part');
    expect(deliveries.map(({ to }) => to)).toEqual(['admin@exemple.fr']);
    const other = await createCampaign();
    await associate(other, `&filterType=1${users([(await people(false))[0]?.id ?? 0])}`);
    expect((await send(other, 1)).status).toBe(500);
  });

  test('a community is sent to by its members; by filters only if a membership happens to have its number', async () => {
    const id = await createCampaign();
    const { body: answer } = await call('GET', '/admin/communities/2/members?perPage=200&status=1');
    await associate(id, `&communityId=2&filterType=1${users(answer['hydra:member'].map((one: { id: number }) => one.id), 'member')}`, 'community_members');
    const { deliveryCount } = await read(id);
    expect(counted(await send(id, 1, '&communityId=2', 'community_members'))).toEqual([deliveryCount]);
    expect(counted(await send(id, 2, '&communityId=2', 'community_members'))).toEqual([deliveryCount]);
    await associate(id, '&communityId=2&filterType=2&status=1', 'community_members');
    const { deliveryCount: kept } = await read(id);
    expect(counted(await send(id, 1, '&communityId=2&status=1', 'community_members'))).toEqual([kept]);
    // The platform takes the community's id for that of a membership; no membership has this one.
    await call('PATCH', `/admin/campaigns/${id}`, { body: { sourceId: 9_000_000 } });
    expect(counted(await send(id, 1, '&communityId=2&status=1', 'community_members'))).toEqual([0]);
  });

  test.each([[JSON.stringify([{ type: 'title', position: 0 }])], ['<p>Bonjour</p>']])('a body like %s leaves as well as it can', async (odd) => {
    const id = await createCampaign({ body: odd });
    await associate(id, `&filterType=1${users((await people(true)).map((one) => one.id))}`);
    expect((await send(id, 1)).status).toBe(200);
  });
});
