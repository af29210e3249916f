import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** The built app with a sandbox of its own, as `npm start` serves it. */
export interface StartedApp {
  /** With a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** Starts it on a free port with fresh data, which goes when it is closed. Rejects with what it says when it cannot start. */
export async function startApp(options: string[] = [], variables: Record<string, string> = {}): Promise<StartedApp> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  const env = { ...process.env, ...variables, PORT: '0', SANDBOX_DATA: join(folder, 'data') };
  const server = spawn(process.execPath, [START, '--reset', ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    address: await announced(server),
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function announced(server: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /The back office is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address.endsWith('/') ? address : `${address}/`);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(`The app did not start: ${said}`)));
  });
}
