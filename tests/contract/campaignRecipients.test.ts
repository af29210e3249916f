import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilterValues, Scope } from '@/engine/model/ListQuery';
import type { RecordData } from '@/engine/model/Schema';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Api } from '@/api/Api';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import { listedUnder } from '@/engine/data/listedUnder';
import { readStoredFilters } from '@/engine/data/readStoredFilters';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { widgetField } from '@/engine/model/widgetField';
import { associateRecipients } from '@/features/campaigns/recipients/associate';
import { choose, type Choice } from '@/features/campaigns/recipients/choose';
import { filterParameters, sendParameters } from '@/features/campaigns/recipients/parameters';
import { associatedOf, type Recipients } from '@/features/campaigns/recipients/recipients';
import { sendingFault } from '@/features/campaigns/send/progress';
import { sourceListing } from '@/features/campaigns/recipients/sources';
import { API, openApi } from '../unit/api/fakes';
import { openSandbox, tokensOf } from './openSandbox';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await openSandbox();
  const pair = await tokensOf(sandbox, 'admin');
  api = openApi(async (url, init) => sandbox.fetch(new Request(url.replace(API, 'http://platform.test'), init)), { pair }).api;
});
afterAll(() => sandbox.close());

const { entities } = readResources('schemas');

function entityOf(name: string): EntityBody {
  const found = entities.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const campaign = entityOf('campaign');
const field = widgetField(campaign, 'recipients', 'Destinataires');
const user = entityOf('user');
const member = entityOf('communityMember');
const community = entityOf('community');

function listOf({ resource }: EntityBody): ListDefinition {
  if (!resource.list) throw new Error(`${resource.name} has no list.`);
  return resource.list;
}

/** Picks people in a list, and makes recipients of them as the app does. */
async function pick(entity: EntityBody, filters: FilterValues, ticked?: readonly RecordData[]): Promise<Choice> {
  const source = sourceListing(entity.resource.name);
  if (!source) throw new Error('Nobody can be picked there.');
  const list = listOf(entity);
  const query = { page: 1, size: 25, sort: undefined, filters };
  const scope: Scope = ticked ? { kind: 'records', records: ticked } : { kind: 'matching', query, total: 1 };
  return choose(
    { entity, list, query, total: 1, scope },
    {
      api,
      source,
      entity,
      list,
      situation: { settings: DEFAULT_SETTINGS, permissions: new Set() },
      transforms: { utcTime: true, timeZone: 'UTC' },
      signal: new AbortController().signal,
      apiUrl: API,
      onRead: () => undefined,
    },
  );
}

const config = { ...DEFAULT_CONFIG, dashboard: {}, settings: DEFAULT_SETTINGS, apiUrl: API, dataUrl: `${API}/upload` };

/** Associates the picked people with a new campaign, and reads it again. */
async function associated(choice: Choice) {
  if (choice.kind !== 'ready') throw new Error(choice.kind);
  const { id } = await api.create('admin/campaigns', { name: 'Lettre', subject: 'Covoiturons', body: '[]' });
  const saved = { id };
  await associateRecipients({ api, config, field, saved, value: choice.chosen, onStage: () => undefined });
  return recordFromApi(campaign, await api.get(`admin/campaigns/${String(id)}`));
}

async function recordsOf(path: string, perPage: number): Promise<readonly RecordData[]> {
  const { items } = await api.list(path, { page: 1, perPage });
  return items;
}

describe('recipients, from the list to the campaign', () => {
  test('ticked users are associated as the filter that names them, as many as were counted', async () => {
    const choice = await pick(user, {}, await recordsOf('admin/users', 40));
    const record = await associated(choice);
    expect(choice).toMatchObject({ kind: 'ready', picked: 40, chosen: { deliveryCount: (record['recipients'] as Recipients).deliveryCount } });
    expect(record['recipients']).toMatchObject({ source: 1, filterType: 2, filters: expect.stringMatching(/^selected=\d+(,\d+)+$/) });
    expect(sendingFault(record['recipients'])).toBeUndefined();
  });

  test('the filters of users are kept, read back as the same filters, and sent again for as many', async () => {
    const filters = { q: ['a'], gender: ['1', '2'], createdDate: ['2020-01-01..2026-12-31'], isHitchHiker: ['yes'] };
    const choice = await pick(user, filters);
    const record = await associated(choice);
    const recipients = associatedOf(record['recipients']) ?? {};
    expect(choice).toMatchObject({ kind: 'ready', chosen: { filterType: 2, deliveryCount: recipients.deliveryCount } });
    expect(recipients.deliveryCount).toBeGreaterThan(0);
    expect(readStoredFilters(filterParameters(recipients.filters ?? '', listOf(user)), listOf(user), user)).toEqual({ filters, fixed: [], unknown: [] });

    const source = sourceListing('user');
    if (!source) throw new Error('No source.');
    const parameters = sendParameters(recipients, source, listOf(user), { id: String(record['id']), mode: 1 });
    expect(await api.act(source.send, parameters)).toBe(recipients.deliveryCount);
  });

  test('hitchhikers are users, filtered for good', async () => {
    const record = await associated(await pick(entityOf('hitchhiker'), {}));
    const recipients = record['recipients'] as Recipients;
    expect(recipients).toMatchObject({ source: 1, filterType: 2, filters: 'isHitchHiker=true' });
    expect(readStoredFilters(filterParameters(recipients.filters ?? ''), listOf(user), user).filters).toEqual({ isHitchHiker: ['yes'] });
  });

  test('the members of a community are always associated one by one, those who are accepted and accept news', async () => {
    const related = community.resource.related[0];
    if (!related) throw new Error('Communities list nobody.');
    const choice = await pick(listedUnder(member, related, { name: 'community', id: '2' }), {});
    const record = await associated(choice);
    expect(record['recipients']).toMatchObject({ source: 2, sourceId: 2, filterType: 1, sourceName: expect.stringMatching(/\S/) });
    expect(choice).toMatchObject({ kind: 'ready', chosen: { deliveryCount: (record['recipients'] as Recipients).deliveryCount } });
  });

  test('a selection that one address cannot carry is never sent', async () => {
    const { items } = await api.list('admin/users', { page: 1, perPage: 400, filters: [['newsSubscription', 'true']] });
    const choice = await pick(user, { newsSubscription: ['yes'] }, items);
    expect(choice).toMatchObject({ kind: 'tooMany', instead: { kind: 'ready', chosen: { filterType: 2, filters: 'newsSubscription=true' } } });
  });
});
