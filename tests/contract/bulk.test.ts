import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { call } from '@/actions/call';
import type { Api } from '../../src/api/Api';
import type { ActionUse } from '../../src/engine/model/ActionUse';
import { deletion } from '../../src/engine/bulk/deletion';
import { runBulk, type BulkTask } from '../../src/engine/bulk/runBulk';
import { actionTask, editTask } from '../../src/engine/bulk/tasks';
import type { Entity } from '../../src/engine/model/Resource';
import type { RecordData } from '../../src/engine/model/Schema';
import { recordFromApi } from '../../src/engine/model/transforms/recordFromApi';
import { WALL_CLOCK } from '../../src/engine/model/transforms/transformContext';
import { API, openApi } from '../unit/api/fakes';
import { openSandbox, type Role, tokensOf } from './openSandbox';

const entity: Entity = readResources('schemas').entities.find(({ resource }) => resource.name === 'user')!;

let sandbox: Sandbox;
/** The requests of the app, as "METHOD path". */
let sent: string[] = [];

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => void (sent = []));

async function apiOf(role: Role): Promise<Api> {
  const { token } = await tokensOf(sandbox, role);
  const { api } = openApi(
    async (address, init) => {
      sent.push(`${init.method} ${decodeURIComponent(address.replace(`${API}/`, ''))}`);
      return sandbox.fetch(new Request(address.replace(API, 'http://platform.test'), init));
    },
    { pair: { token } },
  );
  return api;
}

const run = (records: readonly RecordData[], task: BulkTask) => runBulk(records, task, { signal: new AbortController().signal, onProgress: () => undefined });
const users = (...ids: number[]): RecordData[] => ids.map((id) => ({ id }));
const read = async (api: Api, id: number) => recordFromApi(entity, await api.get(`admin/users/${id}`), WALL_CLOCK);
const total = async (api: Api) => (await api.list('admin/users', { page: 1, perPage: 1 })).total;

test('a bulk deletion deletes those of the selection and nobody else, by one call for fifty', async () => {
  const api = await apiOf('superadmin');
  const { items } = await api.list('admin/users', { page: 2, perPage: 60, order: { field: 'id', direction: 'asc' } });
  const before = await total(api);
  sent = [];
  const report = await run(items, deletion({ api, entity, transforms: WALL_CLOCK }));
  expect(report.done).toHaveLength(60);
  expect(sent.map((one) => one.replace(/[\d,]{20,}/, '…'))).toEqual([
    'GET admin/users/delete?selected=…',
    'GET admin/users?page=1&perPage=50&selected=…',
    'GET admin/users/delete?selected=…',
    'GET admin/users?page=1&perPage=10&selected=…',
  ]);
  expect(await total(api)).toBe(before - 60);
});

test('a bulk deletion that is refused after it has run is told as it is: the records are gone', async () => {
  const [api, other] = [await apiOf('communaute'), await apiOf('superadmin')];
  const before = await total(other);
  const report = await run(users(200, 201), deletion({ api, entity, transforms: WALL_CLOCK }));
  expect(report.done.length + report.failed.length + report.unknown.length).toBe(2);
  expect(await total(other)).toBe(before - 2);
});

test('an edit of a selection changes the field alone, and sends nothing where it is so already', async () => {
  const api = await apiOf('admin');
  const records = [await read(api, 210), await read(api, 211)];
  await api.update('admin/users/211', { status: 2 });
  sent = [];
  const report = await run([records[0]!, await read(api, 211)], editTask({ api, entity, transforms: WALL_CLOCK }, 'status', 2));
  expect([report.done.length, report.skipped.length]).toEqual([1, 1]);
  expect(sent.filter((one) => one.startsWith('PATCH'))).toEqual(['PATCH admin/users/210']);
  expect(await read(api, 210)).toMatchObject({ status: 2, familyName: records[0]!['familyName'] });
});

/** Runs one of the user's actions for these records. */
async function act(api: Api, name: string, records: readonly RecordData[], asked?: unknown) {
  const use = entity.resource.actions.find((one) => one.name === name) as ActionUse;
  return run(records, actionTask({ api, entity, transforms: WALL_CLOCK }, { action: call, use, asked, applies: (record) => call.applies?.(record, use) ?? true }));
}

test('users are added to a community, and one who is a member already is left alone, as the platform says', async () => {
  const api = await apiOf('superadmin');
  expect((await act(api, 'addToCommunity', users(220, 221), 9)).done).toHaveLength(2);
  const again = await act(api, 'addToCommunity', users(221, 223), 9);
  expect(again.done).toEqual([{ id: 223 }]);
  expect(again.skipped).toEqual([{ id: 221 }]);
  expect(sent.filter((one) => one.startsWith('POST'))).toContain('POST admin/community_members');
});

test('an identity is vouched for, once', async () => {
  const api = await apiOf('superadmin');
  const { items } = await api.list('admin/users', { page: 1, perPage: 1, filters: [['identityStatus[]', '0']] });
  const id = Number(items[0]?.['id']);
  expect((await act(api, 'vouch', [await read(api, id)])).done).toHaveLength(1);
  expect(await read(api, id)).toMatchObject({ identityStatus: 2 });
});

test.each([
  ['acceptProof', 2],
  ['refuseProof', 3],
])('a pending identity document is answered (%s), and the action makes no sense any more', async (name, status) => {
  const api = await apiOf('superadmin');
  const { items } = await api.list('admin/users', { page: 1, perPage: 1, filters: [['identityStatus', '1']] });
  const id = Number(items[0]?.['id']);
  expect((await act(api, name, [await read(api, id)])).done).toHaveLength(1);
  const after = await read(api, id);
  expect(after['identityStatus']).toBe(status);
  expect((await act(api, name, [after])).skipped).toHaveLength(1);
});

test('a reported scammer loses the account at once', async () => {
  const api = await apiOf('superadmin');
  const before = await total(api);
  expect((await act(api, 'reportScammer', [await read(api, 230)])).done).toHaveLength(1);
  expect(await total(api)).toBe(before - 1);
});
