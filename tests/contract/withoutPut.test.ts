import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { json, openApi } from '../unit/api/fakes';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'superadmin');
});
afterAll(() => sandbox.close());

const PATHS = ['admin/users', 'admin/campaigns', 'admin/communities', 'admin/events', 'admin/articles', 'admin/editorials', 'admin/relaypoints', 'admin/relaypoint_types', 'admin/structures'];

test.each(PATHS)('PUT of one of %s is refused by the server, and nothing the app can call sends it', async (path) => {
  const { status, body } = await call('PUT', `/${path}/1`, { body: {} });
  expect([status, body]).toEqual([405, expect.stringContaining('The server returned a "405 Method Not Allowed".')]);
  expect(await methodsOfEveryCall(path)).toEqual(['DELETE', 'GET', 'PATCH', 'POST']);
});

async function methodsOfEveryCall(path: string): Promise<string[]> {
  const methods = new Set<string>();
  const { api } = openApi((_url, { method = 'GET' }) => {
    methods.add(method);
    return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : json({ id: 1, 'hydra:member': [0, { id: 1 }], 'hydra:totalItems': 1 }));
  });
  const calls: { [method in keyof typeof api]: () => Promise<unknown> } = {
    list: () => api.list(path, { page: 1, perPage: 25 }),
    get: () => api.get(`${path}/1`),
    read: () => api.read(path),
    csv: () => api.csv(path, []),
    create: () => api.create(path, {}),
    update: () => api.update(`${path}/1`, {}),
    remove: () => api.remove(`${path}/1`),
    removeMany: () => api.removeMany(`${path}/delete`, 'selected', [1]),
    act: () => api.act(`${path}/associate-campaign`, []),
    upload: () => api.upload(path, new FormData()),
  };
  expect(Object.keys(calls).sort()).toEqual(Object.keys(api).sort());
  for (const send of Object.values(calls)) await send();
  return [...methods].sort();
}
