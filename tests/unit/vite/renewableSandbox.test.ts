import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RenewableSandbox, renewableSandbox } from '../../../scripts/vite/renewableSandbox';
import { openSandbox, signIn } from '../../contract/openSandbox';
import { seededDump } from '../../contract/seededDump';
import { entities } from '../../contract/workerDatabases';
import { RESOURCE, vehicleFiles } from '../resources/vehicle';

let root = '';
let sandbox: RenewableSandbox;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'renewable-'));
  for (const path of ['schemas', 'src/i18n/locales/fr/messages.json']) cpSync(path, join(root, path), { recursive: true });
  const dataDir = join(root, 'data');
  await (await openSandbox({ dataDir, dump: await seededDump(entities) })).close();
  sandbox = renewableSandbox(join(root, 'schemas'), { dataDir });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(root, { recursive: true });
});

function drop(changes: Parameters<typeof vehicleFiles>[0] = {}): void {
  for (const [path, text] of vehicleFiles(changes).files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  sandbox.renew();
}

const ask = async (path: string) => (await signIn(await sandbox.current(), 'admin'))('GET', path);

it('serves an entity that was dropped in while it ran, over the data that was there', async () => {
  const call = await signIn(await sandbox.current(), 'admin');
  await call('PATCH', '/admin/relaypoint_types/1', { body: { name: 'Aire renommée' } });
  expect((await call('GET', '/admin/vehicles')).status).toBe(404);
  drop();
  expect((await ask('/admin/vehicles')).status).toBe(200);
  expect((await ask('/admin/relaypoint_types/1')).body).toMatchObject({ name: 'Aire renommée' });
});

it('stays what it was until the mistakes of an edited file are put right', async () => {
  await sandbox.current();
  drop({ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] });
  expect((await ask('/admin/vehicles')).status).toBe(404);
  expect((await ask('/admin/editorials')).status).toBe(200);
  drop();
  expect((await ask('/admin/vehicles')).status).toBe(200);
});
