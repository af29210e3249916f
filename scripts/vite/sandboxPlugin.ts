import type { Plugin } from 'vite';
import { readResources } from '../resources/readResources';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox';
import { listener } from '../sandbox/listener';

/** Mounts the sandbox under `/api` of the development server, with the data that `npm start` uses. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST']) return;
      const { entities } = readResources('schemas');
      const sandbox: Sandbox = await createSandbox({ entities, dataDir: process.env['SANDBOX_DATA'] ?? '.sandbox', mountedAt: '/api' });
      server.middlewares.use('/api', listener(sandbox));
      server.httpServer?.on('close', () => void sandbox.close());
    },
  };
}
