import { getRequestListener } from '@hono/node-server';
import { runnerImport, type InlineConfig, type Plugin } from 'vite';
import { isInside, ownFolders } from '../folders.mjs';
import type { ResourcesApi } from '../resources/resourcesPlugin';
import type { RenewableSandbox } from './renewableSandbox';

/**
 * Mounts the sandbox under `/api` of the development server, with the data of `npm start` and the entities as they are being edited. Its code, most
 * of that around the app, is loaded here only: a build and the tests, which read the configuration three times, start without it. `shared` is the
 * part of the configuration that its modules need (aliases).
 */
export function sandboxPlugin(shared: InlineConfig): Plugin {
  let sandbox: Promise<RenewableSandbox> | undefined;
  const close = async () => (await sandbox?.catch(() => undefined))?.close();
  // Vite ends at once on Ctrl+C, so the data is closed here first.
  const leave = () => void close().finally(() => process.exit(130));

  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const { api } = (server.config.plugins.find(({ name: one }) => one === 'resources') ?? {}) as Partial<Plugin<ResourcesApi>>;
      if (!api) throw new Error('sandboxPlugin needs resourcesPlugin.');
      const load = async () => {
        const { module } = await runnerImport<typeof import('./renewableSandbox')>('/scripts/vite/renewableSandbox.ts', shared);
        return module.renewableSandbox(api.read, { dataDir: process.env['SANDBOX_DATA'] || '.sandbox', mountedAt: '/api' });
      };
      const opened = () => (sandbox ??= load());
      // The page is served before the sandbox is loaded and its data is ready, because filling it takes long with hundreds of entities.
      server.httpServer?.once('listening', () => {
        opened()
          .then((one) => one.current())
          .catch((error: Error) => {
            server.config.logger.error(error.message);
            process.exit(1);
          });
      });
      const handle = getRequestListener(async (request) => (await opened()).fetch(request));
      server.middlewares.use('/api', (request, response) => void handle(request, response));
      server.watcher.on('all', (_event, file) => {
        if (file.endsWith('.json') && ['schemas', ...ownFolders()].some((folder) => isInside(folder, file))) void sandbox?.then((one) => one.renew());
      });
      process.once('SIGINT', leave);
    },
    async closeBundle() {
      process.off('SIGINT', leave);
      await close();
    },
  };
}
