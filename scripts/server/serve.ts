import { serve as listen } from '@hono/node-server';
import { resolve } from 'node:path';
import { formatMistakes, readResources } from '../resources/readResources';
import { createSandbox, type DemoAccount } from '../sandbox/createSandbox';
import { appServer } from './appServer';

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

/** The app and the sandbox on one port (design 9). Rejects in words when a resource is wrong, the data is in use or the port is taken. */
export async function serve({ port, dataDir, reset, rows }: ServeOptions): Promise<Served> {
  const base = process.env['BASE_PATH'] ?? '/';
  const { entities, mistakes } = readResources(resolve('schemas'));
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));

  const sandbox = await createSandbox({ entities, dataDir, reset, mountedAt: `${base}api`, ...(rows !== undefined && { rows }) });
  const app = appServer({ folder: resolve('dist/app'), base, api: (request) => sandbox.fetch(request) });

  return new Promise((succeed, fail) => {
    const server = listen({ fetch: app.fetch, port }, (info) =>
      succeed({
        address: `http://localhost:${info.port}${base}`,
        accounts: sandbox.accounts,
        close: async () => {
          server.close();
          await sandbox.close();
        },
      }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => {
      void sandbox.close();
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`) : error);
    });
  });
}
