import { resolve } from 'node:path';
import { ownFolders } from '../folders.mjs';
import { formatMistakes, readResources, type ReadResult } from '../resources/readResources';
import { createSandbox } from '../sandbox/createSandbox';
import type { DemoAccount } from '../sandbox/seed/accounts';
import { answeredOnce } from './answeredOnce';
import { appServer } from './appServer';
import { basePath } from './basePath';
import { fromHere, LOOPBACK } from './fromHere';
import { listenOn } from './listenOn';
import { refreshCookie } from './refreshCookie';

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

/**
 * Serves the app and the sandbox on one port: the given one, or any free one when that is taken or 0. Rejects in words when a resource is wrong or
 * the data is in use.
 */
export async function serve({ port, dataDir, reset, rows }: ServeOptions): Promise<Served> {
  const base = basePath(process.env['BASE_PATH'] ?? '');
  const { entities, session, mistakes } = await readSchemas(resolve('schemas'));
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));

  const sandbox = await createSandbox({ entities, session, dataDir, reset, mountedAt: `${base}api`, ...(rows !== undefined && { rows }) });
  const host = process.env['HOST'] || undefined;
  const limits = { isLocal: host === undefined || LOOPBACK.test(host), origins: process.env['ORIGINS']?.split(/[\s,]+/) ?? [] };
  const app = appServer({ folder: resolve('dist/app'), base, api: fromHere(refreshCookie(answeredOnce((request) => sandbox.fetch(request)), `${base}api`), limits) });

  try {
    const { server, port: served } = await listenOn(port, app, host);
    return {
      address: `http://localhost:${served}${base}`,
      accounts: sandbox.accounts,
      close: async () => {
        server.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    // The data folder must be free again before the caller ends the process.
    await sandbox.close();
    throw error;
  }
}

/** Reads the entities. An integrator's extension is TypeScript, which needs Vite, so Vite is only loaded when there is one. */
async function readSchemas(folder: string): Promise<ReadResult> {
  const added = ownFolders();
  if (added.length === 0) return readResources(folder);
  const { namesWith } = await import('../resources/ownExtensions');
  const { named } = await namesWith(added);
  return readResources(folder, added, named);
}
