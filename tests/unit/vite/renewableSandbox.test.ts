import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshReader } from '../../../scripts/resources/resourcesPlugin';
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
  const read = freshReader(join(root, 'schemas'), []);
  sandbox = renewableSandbox(async () => read(), { dataDir });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(root, { recursive: true });
});

function write(changes: Parameters<typeof vehicleFiles>[0] = {}): void {
  for (const [path, text] of vehicleFiles(changes).files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function drop(changes: Parameters<typeof vehicleFiles>[0] = {}): void {
  write(changes);
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

it('answers the rights of an entity whose folder no watcher has told of yet', async () => {
  const call = await signIn({ ...(await sandbox.current()), fetch: sandbox.fetch }, 'admin');
  const rights = async () => (await call('GET', '/permissions')).body['hydra:member'];
  expect(await rights()).not.toContain('vehicle_list');
  write();
  expect(await rights()).toContain('vehicle_list');
  expect((await call('GET', '/admin/vehicles')).status).toBe(200);
});

it('has its data open once, however soon a change follows the last one', async () => {
  await sandbox.current();
  drop();
  const first = sandbox.current();
  sandbox.renew();
  const second = await sandbox.current();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(signIn(await first, 'admin').then((call) => call('GET', '/admin/editorials'))).resolves.not.toMatchObject({ status: 200 });
  silent.mockRestore();
  expect((await (await signIn(second, 'admin'))('GET', '/admin/vehicles')).status).toBe(200);
});
