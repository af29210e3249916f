import { serve as listen, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { resolve } from 'node:path';
import { formatMistakes, readResources } from '../resources/readResources';
import { createSandbox, type DemoAccount } from '../sandbox/createSandbox';
import { appServer } from './appServer';
import { basePath } from './basePath';

export interface ServeOptions {
  port: number;
  dataDir: string;
  reset: boolean;
  rows?: number;
}

export interface Served {
  address: string;
  accounts: readonly DemoAccount[];
  close(): Promise<void>;
}

/** The app and the sandbox on one port. Rejects in words when a resource is wrong, the data is in use or the port is taken. */
export async function serve({ port, dataDir, reset, rows }: ServeOptions): Promise<Served> {
  const base = basePath(process.env['BASE_PATH'] ?? '');
  const { entities, mistakes } = readResources(resolve('schemas'));
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));

  const sandbox = await createSandbox({ entities, dataDir, reset, mountedAt: `${base}api`, ...(rows !== undefined && { rows }) });
  const app = appServer({ folder: resolve('dist/app'), base, api: (request) => sandbox.fetch(request) });

  try {
    const { server, port: taken } = await listenOn(port, app);
    return {
      address: `http://localhost:${taken}${base}`,
      accounts: sandbox.accounts,
      close: async () => {
        server.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    // The data folder must be free again before whoever called ends the process.
    await sandbox.close();
    throw error;
  }
}

/** The port is another than the one asked when that is 0, for any. */
function listenOn(port: number, app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((succeed, fail) => {
    const server = listen({ fetch: app.fetch, port }, (info) => succeed({ server, port: info.port }));
    server.on('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`) : error);
    });
  });
}
