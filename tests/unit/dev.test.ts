import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A busy machine takes its time to start, and to tell of a file. */
const PATIENCE = { timeout: 120_000, interval: 200 };

describe('npm run dev, with a folder of one’s own', { timeout: 300_000 }, () => {
  const parent = mkdtempSync(join(tmpdir(), 'dev-'));
  const folder = join(parent, 'my-admin');
  let server: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'defaults.json'), '{ "language": 1 }');
    // Vite has no sandbox inside a test.
    const { VITEST: _test, ...environment } = process.env;
    server = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0'], { env: { ...environment, SCHEMAS: folder, SANDBOX_DATA: join(parent, 'data'), NO_COLOR: '1' } });
    origin = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout?.on('data', (text) => {
        said += String(text);
        const [, address] = /(http:\/\/localhost:\d+)/.exec(said) ?? [];
        if (address) resolve(address);
      });
      server.stderr?.on('data', (text) => (said += String(text)));
      server.on('exit', () => reject(new Error(said)));
    });
  }, 300_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(parent, { recursive: true });
  }, 60_000);

  /** What the server answers where the app asks for the list of entities: the module, or the mistake that covers the page. */
  async function manifest(): Promise<string> {
    const response = await fetch(`${origin}/@id/__x00__virtual:resources/manifest.js`);
    return `${response.status} ${await response.text()}`;
  }

  async function signedIn(): Promise<Record<string, string>> {
    const body = JSON.stringify({ username: 'superadmin@exemple.fr', password: 'covoiturage-2026' });
    const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    return { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
  }

  it('serves an entity as soon as its folder is there, with records, tells its mistake, and forgets it with its folder', async () => {
    const write = (type: string) => writeFileSync(join(folder, 'boat/schema.json'), JSON.stringify({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type } } }));
    expect(await manifest()).toMatch(/^200 (?!.*"boats")/s);

    mkdirSync(join(folder, 'boat'));
    write('string');
    await expect.poll(manifest, PATIENCE).toMatch(/^200 .*"boats"/s);
    const headers = await signedIn();
    const list = async () => {
      await fetch(`${origin}/api/permissions`, { headers });
      const answer = await fetch(`${origin}/api/admin/boats?page=1&perPage=2`, { headers });
      return [answer.status, answer.ok ? ((await answer.json()) as { 'hydra:member': unknown[] })['hydra:member'].length : 0];
    };
    await expect.poll(list, PATIENCE).toEqual([200, 2]);

    write('strin');
    await expect.poll(manifest, PATIENCE).toMatch(/^500 .*boat\/schema\.json.*string/s);
    write('string');
    await expect.poll(manifest, PATIENCE).toMatch(/^200 .*"boats"/s);

    rmSync(join(folder, 'boat'), { recursive: true });
    await expect.poll(manifest, PATIENCE).toMatch(/^200 (?!.*"boats")/s);
  });
});
