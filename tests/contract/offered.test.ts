import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '@/config/readConfig';
import type { Config } from '@/config/Config';
import { can } from '@/engine/model/permissions';
import type { Operation } from '@/engine/model/Resource';
import { openAccount } from '../../scripts/doctor/openAccount';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { realEntities } from '../support/realEntities';
import { openSandbox, type Role, signIn } from './openSandbox';

const ROLES: readonly Role[] = ['admin', 'superadmin', 'communaute', 'solidaire', 'admin.solidaire', 'autostop', 'export', 'english'];
const NOBODY = 999_999_999;

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const { config } = readConfig({ apiUrl: 'http://platform.test', settings: { hitchHiking: true } }, 'http://platform.test/') as { config: Config };

/** The smallest call of each operation: nothing is filled in, nobody has that number. What the platform says of it tells whether it would be let through. */
const CALLS: readonly [Operation, string, 'list' | 'create' | 'update' | 'delete', (path: string) => string, object | undefined][] = [
  ['list', 'GET', 'list', (path) => `/${path}?page=1&perPage=1`, undefined],
  ['create', 'POST', 'create', (path) => `/${path}`, {}],
  ['edit', 'PATCH', 'update', (path) => `/${path}/${NOBODY}`, {}],
  ['delete', 'DELETE', 'delete', (path) => `/${path}/${NOBODY}`, undefined],
];

test.each(ROLES)('what %s is offered of each entity the platform does not refuse to them', async (role) => {
  const account = sandbox.accounts.find(({ email }) => email === `${role}@exemple.fr`)!;
  const { session } = await openAccount({ username: account.email, password: account.password }, config, async (url, init) => sandbox.fetch(new Request(url, init)));
  const call = await signIn(sandbox, role);
  const refused: string[] = [];
  let offered = 0;
  for (const { resource } of realEntities) {
    for (const [operation, method, name, addressOf, body] of CALLS) {
      const path: string | undefined = resource.endpoint[name] ?? resource.endpoint.item;
      if (!can(operation, resource, session, config) || !path || path.includes('{')) continue;
      offered += 1;
      const { status } = await call(method, addressOf(path), { body });
      if (status === 403 || status === 401 || status === 405) refused.push(`${resource.name} ${operation}: ${status}`);
    }
  }
  expect(offered).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});
