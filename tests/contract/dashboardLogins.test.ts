import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { openSandbox, signIn, type Role } from './openSandbox';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

describe('the logins of the external dashboard (contract dashboards.logins)', () => {
  test.each([
    ['admin', ['Administrateur', 'Gestionnaire', 'Solidaire']],
    ['communaute', ['Gestionnaire']],
    ['superadmin', []],
    ['solidaire', []],
  ] as const)('are, for %s, those of the roles they hold themselves: %j', async (role: Role, names) => {
    const call = await signIn(sandbox, role);
    const { status, body } = await call('GET', '/admin/kibana_logins');
    const logins = body['hydra:member'] as { id: number; username: string; password: string }[];
    expect([status, logins.map(({ username }) => username), body['hydra:totalItems']]).toEqual([200, names, names.length]);
    for (const { id, password } of logins) expect([id, password]).toEqual([999_999_999_999, expect.stringMatching(/\S/)]);
  });

  test('ask for a session', async () => {
    const answer = await sandbox.fetch(new Request('http://platform.test/admin/kibana_logins'));
    expect(answer.status).toBe(401);
  });
});
