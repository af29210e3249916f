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

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const { config } = readConfig({ apiUrl: 'http://platform.test', settings: { hitchHiking: true } }, 'http://platform.test/') as { config: Config };

/**
 * For these, the platform lists the permission without the rule that restricts it to one's own records (contract session.permissions), so the form
 * shows the refusal.
 */
const ONLY_OWN = ['event: edit'];

/** The smallest call of each operation, with an empty body; nothing is deleted. The platform's message tells whether the caller would be allowed to. */
const CALLS: readonly [Operation, string, 'list' | 'create' | 'update'][] = [
  ['list', 'GET', 'list'],
  ['create', 'POST', 'create'],
  ['edit', 'PATCH', 'update'],
];

test.each(ROLES)('what %s is offered of each entity the platform does not refuse to them', async (role) => {
  const account = sandbox.accounts.find(({ email }) => email === `${role}@exemple.fr`)!;
  const { session } = await openAccount({ username: account.email, password: account.password }, config, async (url, init) => sandbox.fetch(new Request(url, init)));
  const call = await signIn(sandbox, role);
  const refused: string[] = [];
  let offered = 0;
  for (const { resource } of realEntities) {
    const offers = CALLS.flatMap(([operation, method, name]) => {
      const path: string | undefined = resource.endpoint[name] ?? resource.endpoint.item;
      return can(operation, resource, session, config) && path && !path.includes('{') ? [{ operation, method, path }] : [];
    });
    // One reading answers for the list, and gives the record to change.
    const listed = offers.some(({ operation }) => operation !== 'create') ? await call('GET', `/${resource.endpoint.list}?page=1&perPage=1`) : undefined;
    const first = listed?.body?.['hydra:member']?.[0]?.id as number | undefined;
    for (const { operation, method, path } of offers) {
      if (operation === 'edit' && first === undefined) continue;
      offered += 1;
      const { body } = operation === 'list' && listed ? listed : await call(method, operation === 'edit' ? `/${path}/${first}` : `/${path}`, { body: {} });
      // The platform refuses with 400 (contract wire.errors).
      const what = `${resource.name}: ${operation}`;
      if (/access denied/i.test(JSON.stringify(body)) && !ONLY_OWN.includes(what)) refused.push(what);
    }
  }
  expect(offered).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});
