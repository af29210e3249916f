import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** The built app with its own sandbox, as `npm start` serves it. */
export interface StartedApp {
  /** The address, with a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** The variable that tells the workers where the data of the filled sandbox is. */
const FILLED = 'FILLED_SANDBOX';

/**
 * Fills a sandbox once, whose data every app started later copies: filling takes seconds of processor time, opening a copy a quarter of that. The
 * answered function deletes the data.
 */
export async function fillSandbox(): Promise<() => void> {
  const folder = newFolder();
  const app = await serve(folder, {}, ['--reset', '--rows', '60']);
  await app.close();
  process.env[FILLED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts the app on a free port with fresh data, which is deleted when it is closed. Rejects with the output when it cannot start. */
export async function startApp(variables: Record<string, string> = {}): Promise<StartedApp> {
  const folder = newFolder();
  cpSync(String(process.env[FILLED]), folder, { recursive: true });
  const app = await serve(folder, variables);
  return {
    ...app,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'back-office-'));
}

async function serve(folder: string, variables: Record<string, string>, options: string[] = []): Promise<StartedApp> {
  return serveWith([START, ...options], { env: { ...process.env, ...variables, PORT: '0', SANDBOX_DATA: folder } });
}

/** Runs Node with these arguments, which say where the app is served, as `npm start` does. */
export async function serveWith(args: readonly string[], how: { env: NodeJS.ProcessEnv; cwd?: string }): Promise<StartedApp> {
  const server = spawn(process.execPath, args, { ...how, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    address: await announced(server),
    async close() {
      server.kill('SIGTERM');
      await ended;
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
