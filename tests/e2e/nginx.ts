import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of nginx, which `npm test` finds or installs. */
const PROGRAM = process.env['NGINX'] ?? '/usr/sbin/nginx';
export const hasNginx = existsSync(PROGRAM);
/** The module for njs programs, at the place where Debian installs it. */
export const hasNjs = existsSync('/usr/lib/nginx/modules/ngx_http_js_module.so');

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** A deployment as an administrator makes it: the built folder, their own `config.json`, and the configuration written by the build's own program. */
export interface Deployment {
  /** The address of the app, with a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** @param options Options of `nginx.mjs`, besides those that say where the files are. */
export async function deploy(config: unknown, base: string, options: string[] = []): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const port = await freePort();
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const written = execFileSync(process.execPath, [
    join(BUILT, 'deploy/nginx.mjs'),
    `--app=${join(BUILT, 'app')}`,
    `--config=${join(folder, 'config.json')}`,
    `--base=${base}`,
    `--port=${port}`,
    `--alone=${folder}`,
    ...options,
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, written);

  // When root starts nginx, its workers run as another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // nginx would take a variable of this name for the sockets of a previous nginx.
  const { NGINX: _, ...env } = process.env;
  const nginx = spawn(PROGRAM, ['-c', file, '-g', `daemon off; ${user}`], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://localhost:${port}${base}`;
  await answering(`${address}healthz`, nginx);
  return {
    address,
    async close() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(address: string, nginx: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer at ${address}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
