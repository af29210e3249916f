import { getRequestListener } from '@hono/node-server';
import { runnerImport, type InlineConfig, type Plugin } from 'vite';
import { isInside, ownFolders } from '../folders.mjs';
import type { RenewableSandbox } from './renewableSandbox';

/**
 * Mounts the sandbox under `/api` of the development server, with the data that `npm start` uses and the entities as they are edited.
 * The sandbox is most of the code around the app, and is read there alone: a build and the tests, which need the configuration three
 * times, start without it. `shared` is the part of the configuration that its modules need (aliases).
 */
export function sandboxPlugin(shared: InlineConfig): Plugin {
  let sandbox: RenewableSandbox | undefined;
  // Vite ends without a word on Ctrl+C; the data must be closed first.
  const leave = () => void sandbox?.close().finally(() => process.exit(130));

  return {
    name: 'sandbox',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST']) return;
      const { module } = await runnerImport<typeof import('./renewableSandbox')>('/scripts/vite/renewableSandbox.ts', shared);
      const opened = module.renewableSandbox('schemas', { dataDir: process.env['SANDBOX_DATA'] || '.sandbox', mountedAt: '/api' });
      sandbox = opened;
      // The page is there before the data: with hundreds of entities these take long to fill.
      server.httpServer?.once('listening', () => {
        opened.current().catch((error: Error) => {
          server.config.logger.error(error.message);
          process.exit(1);
        });
      });
      const handle = getRequestListener((request) => opened.current().then((current) => current.fetch(request)));
      server.middlewares.use('/api', (request, response) => void handle(request, response));
      server.watcher.on('all', (_event, file) => {
        if (file.endsWith('.json') && ['schemas', ...ownFolders()].some((folder) => isInside(folder, file))) opened.renew();
      });
      process.once('SIGINT', leave);
    },
    async closeBundle() {
      process.off('SIGINT', leave);
      await sandbox?.close();
    },
  };
}
