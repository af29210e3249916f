import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '@/config/readConfig';
import type { Config } from '@/config/Config';
import { engine } from '@/app/engine';
import { ApiError } from '@/api/ApiError';
import { offeredActions } from '@/engine/action/offeredActions';
import { allows, can } from '@/engine/model/permissions';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import type { EntityBody, Operation } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { openAccount } from '../../scripts/doctor/openAccount';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { realEntities } from '../support/realEntities';
import { type Call, openSandbox, type Role, signIn } from './openSandbox';

const ROLES: readonly Role[] = ['admin', 'superadmin', 'communaute', 'solidaire', 'admin.solidaire', 'autostop', 'export', 'english'];

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const { config } = readConfig({ apiUrl: 'http://platform.test', settings: { hitchHiking: true } }, 'http://platform.test/') as { config: Config };

/** The smallest call of each operation, with an empty body. The platform's message tells whether the caller would be allowed to. */
const CALLS: readonly [Operation, string, 'list' | 'item' | 'create' | 'update' | 'delete'][] = [
  ['list', 'GET', 'list'],
  ['create', 'POST', 'create'],
  ['show', 'GET', 'item'],
  ['edit', 'PATCH', 'update'],
  ['delete', 'DELETE', 'delete'],
];

const opened = (role: Role) => {
  const account = sandbox.accounts.find(({ email }) => email === `${role}@exemple.fr`)!;
  return openAccount({ username: account.email, password: account.password }, config, async (url, init) => sandbox.fetch(new Request(url, init)));
};

/** What the platform refuses for want of a right, in the words of its errors (contract wire.errors). */
const isDenied = (said: unknown) => /access denied/i.test(JSON.stringify(said) ?? '');

/**
 * Some records of an entity: those that the account finds in its list, else those of somebody who finds them all. They are looked for far from the first ones, among
 * which are the accounts of this test.
 */
async function someRecords({ resource }: EntityBody, readers: readonly Call[]): Promise<RecordData[]> {
  if (resource.endpoint.list.includes('{')) return [];
  for (const call of readers) {
    for (const page of [4, 1]) {
      const { body } = await call('GET', `/${resource.endpoint.list}?page=${page}&perPage=6`);
      const found = (body?.['hydra:member'] ?? []) as RecordData[];
      if (found.length > 0) return found;
    }
  }
  return [];
}

test.each(ROLES)('what %s is offered of each entity the platform does not refuse to them', async (role) => {
  const { session } = await opened(role);
  const call = await signIn(sandbox, role);
  const readers = [call, await signIn(sandbox, 'superadmin')];
  const refused: string[] = [];
  let offered = 0;
  for (const entity of realEntities) {
    const { resource } = entity;
    const records = CALLS.some(([operation]) => operation !== 'create' && can(operation, resource, session, config)) ? await someRecords(entity, readers) : [];
    for (const [operation, method, name] of CALLS) {
      const path = resource.endpoint[name];
      if (!can(operation, resource, session, config) || path.includes('{')) continue;
      const aimed = ['list', 'create'].includes(operation) ? [undefined] : records.filter((record) => can(operation, resource, session, config, record)).slice(0, operation === 'delete' ? 1 : 6);
      for (const record of aimed) {
        offered += 1;
        const { body } = await call(method, record ? `/${path}/${String(record['id'])}` : operation === 'list' ? `/${path}?page=1&perPage=1` : `/${path}`, { body: method === 'GET' ? undefined : {} });
        if (isDenied(body)) refused.push(`${resource.name}: ${operation} ${String(record?.['id'] ?? '')}`);
      }
    }
  }
  expect(offered).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

/** A text that no import takes: the platform looks at the right first. */
function importOf(name: string): FormData {
  const form = new FormData();
  form.append('file', new File(['x'], name, { type: 'text/csv' }));
  form.append('filename', name);
  return form;
}

test.each(ROLES)('what files and bulk deletions %s is offered the platform does not refuse to them', async (role) => {
  const { session } = await opened(role);
  const call = await signIn(sandbox, role);
  const refused: string[] = [];
  for (const { resource } of realEntities) {
    const { name, export: exported, import: imported, bulkDelete } = resource;
    const calls: Record<string, () => ReturnType<Call>> = {
      ...(exported && can('export', resource, session, config) && allows(exported.permission, session.permissions) && { export: () => call('GET', `/${exported.endpoint}?exportType=0&page=1&perPage=1`, { accept: 'text/csv' }) }),
      ...(imported && can('import', resource, session, config) && { import: () => call('POST', `/admin/imports/${imported.type}`, { body: importOf('liste.csv') }) }),
      // Nobody has this number.
      ...(bulkDelete && can('delete', resource, session, config, {}) && { 'bulk deletion': () => call('GET', `/${bulkDelete.endpoint}?${bulkDelete.parameter}=99999999`) }),
    };
    for (const [what, send] of Object.entries(calls)) if (isDenied((await send()).body)) refused.push(`${name}: ${what}`);
  }
  expect(refused).toEqual([]);
});

test.each(ROLES)('what actions %s is offered for a record the platform does not refuse to them', async (role) => {
  const { api, session } = await opened(role);
  const readers = [await signIn(sandbox, role), await signIn(sandbox, 'superadmin')];
  const refused: string[] = [];
  for (const entity of realEntities) {
    const { resource } = entity;
    const ways = (['row', 'selection'] as const).map((place) => offeredActions(entity, place, { actions: engine.actions, resources: engine.resources, session, config }));
    if (ways.every(({ uses }) => uses.length === 0)) continue;
    const records = (await someRecords(entity, readers)).map((record) => recordFromApi(entity, record, WALL_CLOCK));
    for (const { uses, applies } of ways) {
      for (const use of uses) {
        const action = engine.actions[use.use];
        const record = records.find((one) => applies(use, one));
        if (!record || !action || !('perform' in action)) continue;
        const end = await action.perform({ api, entity, use, record, asked: 2, transforms: WALL_CLOCK }).catch((error: unknown) => error);
        if (end instanceof ApiError && (end.kind === 'denied' || isDenied(end.serverMessage))) refused.push(`${resource.name}: ${use.name}`);
      }
    }
  }
  expect(refused).toEqual([]);
});
