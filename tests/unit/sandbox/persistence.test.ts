import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, signIn, tokensOf, caller } from '../../contract/openSandbox';
import { seededDump } from '../../contract/seededDump';
import { entities } from '../../contract/workerDatabases';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('data and tokens survive a restart, even one that starts before the former has stopped', async () => {
  const first = await openSandbox({ dataDir: folder, dump: await seededDump(entities) });
  const { token } = await tokensOf(first, 'admin');
  await caller(first, token)('PATCH', '/admin/users/12', { body: { givenName: 'Éloïse' } });

  const second = await openSandbox({ dataDir: folder });
  await first.close();
  const { status, body } = await caller(second, token)('GET', '/admin/users/12');
  await second.close();
  expect([status, body.givenName]).toEqual([200, 'Éloïse']);
});

test('more rows are added to the users that exist, and a reset starts again', async () => {
  const filled = await openSandbox({ dataDir: folder, rows: 2500 });
  const call = await signIn(filled, 'admin');
  const { body: changed } = await call('GET', '/admin/users/12');
  const { body: list } = await call('GET', '/admin/users?perPage=1&order[id]=desc');
  await filled.close();
  const fresh = await openSandbox({ dataDir: folder, reset: true, dump: await seededDump(entities) });
  const { body: reset } = await (await signIn(fresh, 'admin'))('GET', '/admin/users/12');
  await fresh.close();
  expect([changed.givenName, list['hydra:member'][0].id]).toEqual(['Éloïse', 2500]);
  expect(reset.givenName).not.toBe('Éloïse');
});

test('a dump is loaded with all its rows', async () => {
  const seeded = await openSandbox();
  const dump = await seeded.dump();
  await seeded.close();
  const loaded = await openSandbox({ dump });
  const { body } = await (await signIn(loaded, 'admin'))('GET', '/admin/users?perPage=1');
  await loaded.close();
  expect(body['hydra:totalItems']).toBeGreaterThan(1900);
});
