import type { Plugin } from 'vite';
import { listener } from '../sandbox/listener';
import { type RenewableSandbox, renewableSandbox } from './renewableSandbox';

/** Mounts the sandbox under `/api` of the development server, with the data that `npm start` uses and the entities as they are edited. */
export function sandboxPlugin(): Plugin {
  let sandbox: RenewableSandbox | undefined;
  // Vite ends without a word on Ctrl+C; the data must be closed first.
  const leave = () => void sandbox?.close().finally(() => process.exit(130));

  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const opened = renewableSandbox('schemas', { dataDir: process.env['SANDBOX_DATA'] || '.sandbox', mountedAt: '/api' });
      sandbox = opened;
      // The page is there before the data: with hundreds of entities these take long to fill.
      server.httpServer?.once('listening', () => {
        opened.current().catch((error: Error) => {
          server.config.logger.error(error.message);
          process.exit(1);
        });
      });
      const handle = listener((request) => opened.current().then((current) => current.fetch(request)));
      server.middlewares.use('/api', handle);
      server.watcher.on('all', (_event, file) => {
        if (/[\\/]schemas[\\/].*\.json$/.test(file)) opened.renew();
      });
      process.once('SIGINT', leave);
    },
    async closeBundle() {
      process.off('SIGINT', leave);
      await sandbox?.close();
    },
  };
}
