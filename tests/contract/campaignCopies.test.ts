import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SaveTask } from '@/engine/form/save/SaveTask';
import type { RecordData } from '@/engine/model/Schema';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Api } from '@/api/Api';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS, type Config } from '@/config/Config';
import { saveAll, sendUnsent, type SaveOutcome } from '@/engine/form/save/saveAll';
import type { EntityBody } from '@/engine/model/Resource';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { widgets } from '@/features/registry';
import type { Recipients } from '@/features/campaigns/recipients/recipients';
import { API, openApi } from '../unit/api/fakes';
import { openSandbox, tokensOf } from './openSandbox';

let sandbox: Sandbox;
let api: Api;
/** The requests to the platform, and the answers that replace its own. */
const asked: string[] = [];
let instead: (asking: string) => Response | 'after' | undefined = () => undefined;

beforeAll(async () => {
  sandbox = await openSandbox();
  const pair = await tokensOf(sandbox, 'admin');
  const fetch = async (url: string, init: RequestInit) => {
    const asking = `${init.method ?? 'GET'} ${new URL(url).pathname.replace(/^.*\/admin\//, '')}`;
    asked.push(asking);
    const answer = instead(asking);
    if (answer instanceof Response) return answer;
    const real = await sandbox.fetch(new Request(url.replace(API, 'http://platform.test'), init));
    return answer === 'after' ? new Response('{}', { status: 500 }) : real;
  };
  api = openApi(fetch, { pair }).api;
});
beforeEach(() => {
  asked.length = 0;
  instead = () => undefined;
});
afterAll(() => sandbox.close());

const { entities } = readResources('schemas');
const campaign = entities.find(({ resource }) => resource.name === 'campaign');
if (!campaign) throw new Error('There are no campaigns.');
const entity: EntityBody = campaign;
const config: Config = { ...DEFAULT_CONFIG, dashboard: {}, settings: DEFAULT_SETTINGS, apiUrl: API, dataUrl: `${API}/upload` };
const body = JSON.stringify([{ type: 'text', value: '<p>Covoiturons</p>', position: 1, colour: 'blue' }]);

const read = async (id: unknown) => recordFromApi(entity, await api.get(`admin/campaigns/${String(id)}`), WALL_CLOCK);
const recipientsOf = async (id: unknown) => (await read(id))['recipients'] as Recipients;
const isThere = (id: unknown) => api.get(`admin/campaigns/${String(id)}`).then(() => true, () => false);
const calls = (method: string) => asked.filter((asking) => asking.startsWith(method));

/** The members of community 2 who can be written to. */
async function members(): Promise<number[]> {
  const { items } = await api.list('admin/communities/2/members', { page: 1, perPage: 100 });
  return items.filter(({ newsSubscription, status }) => newsSubscription === true && [1, 2].includes(Number(status))).map(({ id }) => Number(id));
}

const chosen = (ids: readonly number[]) => ({ source: 2, sourceId: 2, filterType: 1, deliveryCount: ids.length, countedAt: new Date().toISOString(), ids });

/** A campaign with these members, as its form opens it. */
async function campaignOf(ids: readonly number[]): Promise<RecordData> {
  const { id } = await api.create('admin/campaigns', { name: 'Lettre', subject: 'Covoiturons', body });
  await api.act('admin/community_members/associate-campaign', [['campaignId', String(id)], ['communityId', '2'], ['filterType', '1'], ...ids.map((one) => ['member[]', String(one)] as const)]);
  asked.length = 0;
  return read(id);
}

const taskOf = (before: RecordData): SaveTask => ({ api, entity, widgets, config, context: WALL_CLOCK, write: { mode: 'edit', before }, id: String(before['id']), mayList: true, duplicateChecks: [], onStage: () => undefined, loadEntity: () => Promise.resolve(entity) });
const save = (before: RecordData, ids: readonly number[], typed: RecordData = {}) => saveAll({ ...before, ...typed, recipients: { ...chosen(ids), former: before['recipients'] } }, taskOf(before));
const idOf = (outcome: SaveOutcome) => (outcome.kind === 'done' ? outcome.saved['id'] : outcome.kind === 'unsent' ? outcome.progress.saved['id'] : undefined);

describe('other members for a campaign that has some', () => {
  test('are those of a copy with the same content, which takes its place: nobody else is in it', async () => {
    const [one, two, three] = await members() as [number, number, number];
    const before = await campaignOf([one, two]);
    const outcome = await save(before, [three], { subject: 'Demain' });
    expect(outcome.kind).toBe('done');
    const copy = await api.get(`admin/campaigns/${String(idOf(outcome))}`);
    expect(copy).toMatchObject({ name: 'Lettre', subject: 'Demain', body, status: 0, source: 2, sourceId: 2, filterType: 1, deliveryCount: 1 });
    expect(copy['id']).not.toBe(before['id']);
    expect(await isThere(before['id'])).toBe(false);
    expect([calls('POST').length, calls('PATCH').length, calls('DELETE').length, asked.filter((asking) => asking.includes('associate')).length]).toEqual([1, 0, 1, 1]);
  });

  test('take a copy once it was tested, whatever they are', async () => {
    const [one] = await members() as [number];
    const { id } = await campaignOf([one]);
    await api.act('admin/community_members/send-campaign', [['campaignId', String(id)], ['mode', '1']]);
    const before = await read(id);
    const filters = { source: 1, filterType: 2, filters: 'selected=12', deliveryCount: 1, countedAt: new Date().toISOString(), former: before['recipients'] };
    const outcome = await saveAll({ ...before, recipients: filters }, taskOf(before));
    expect([outcome.kind, await isThere(id)]).toEqual(['done', false]);
    expect(await read(idOf(outcome))).toMatchObject({ status: 0, recipients: { filterType: 2, filters: 'selected=12' } });
  });

  test('leave a campaign that has been sent meanwhile as it is', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    for (const mode of ['1', '2']) await api.act('admin/community_members/send-campaign', [['campaignId', String(before['id'])], ['mode', mode]]);
    asked.length = 0;
    const outcome = await save(before, [two]);
    expect(outcome).toMatchObject({ kind: 'unsent', failures: [{ field: 'recipients', cause: { stage: { key: 'widgets:recipients.failures.closed' } } }] });
    expect([calls('POST').length, calls('DELETE').length, asked.filter((asking) => asking.includes('associate')).length]).toEqual([0, 0, 0]);
    expect((await recipientsOf(before['id'])).deliveryCount).toBe(1);
  });
});

describe('a step that fails', () => {
  test('when the copy is made: nothing was changed', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking === 'POST campaigns' ? new Response('{}', { status: 500 }) : undefined);
    expect((await save(before, [two])).kind).toBe('failed');
    expect([await recipientsOf(before['id']), calls('DELETE').length]).toEqual([before['recipients'], 0]);
  });

  test('after the copy was made: it is found, and there is one', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking === 'POST campaigns' ? 'after' : undefined);
    const outcome = await save(before, [two]);
    expect([outcome.kind, calls('POST').length, await isThere(before['id'])]).toEqual(['done', 1, false]);
    expect((await recipientsOf(idOf(outcome))).deliveryCount).toBe(1);
  });

  test('when they are associated: the old campaign stays until they are, and the copy is made once', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking.includes('associate') ? new Response('{}', { status: 500 }) : undefined);
    const record = { ...before, recipients: { ...chosen([two]), former: before['recipients'] } };
    const first = await saveAll(record, taskOf(before));
    expect(first).toMatchObject({ kind: 'unsent', failures: [{ field: 'recipients' }] });
    expect(await isThere(before['id'])).toBe(true);
    instead = () => undefined;
    const second = first.kind === 'unsent' ? await sendUnsent(record, first.progress, taskOf(before)) : first;
    expect([second.kind, calls('POST').length, await isThere(before['id'])]).toEqual(['done', 1, false]);
  });

  test('after they were associated: that is seen, and not done twice', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking.includes('associate') ? 'after' : undefined);
    const outcome = await save(before, [two]);
    expect([outcome.kind, asked.filter((asking) => asking.includes('associate')).length]).toEqual(['done', 1]);
    expect((await recipientsOf(idOf(outcome))).deliveryCount).toBe(1);
  });

  test('when the old one is deleted: it is named, and trying again deletes it and nothing else', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking.startsWith('DELETE') ? new Response('{}', { status: 500 }) : undefined);
    const record = { ...before, recipients: { ...chosen([two]), former: before['recipients'] } };
    const first = await saveAll(record, taskOf(before));
    expect(first).toMatchObject({ kind: 'unsent', failures: [{ former: String(before['id']) }] });
    instead = () => undefined;
    asked.length = 0;
    const second = first.kind === 'unsent' ? await sendUnsent(record, first.progress, taskOf(before)) : first;
    expect([second.kind, asked.filter((asking) => !asking.startsWith('GET'))]).toEqual(['done', [`DELETE campaigns/${String(before['id'])}`]]);
  });

  test('after the old one was deleted: it is gone, which was wanted', async () => {
    const [one, two] = await members() as [number, number];
    const before = await campaignOf([one]);
    instead = (asking) => (asking.startsWith('DELETE') ? 'after' : undefined);
    expect((await save(before, [two])).kind).toBe('done');
  });
});
