import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../folders.mjs';

/**
 * Builds the code in an integrator's folders, outside the repository, as if it were in `src`. Its packages are the product's (there must be only
 * one React); a package that the product lacks is looked for beside the code. In development the files are watched, and a change of one that only
 * Node reads restarts the server. Only imported files are served: the folders are not among those that the server may read from
 * (`server.fs.allow`).
 */
export function ownFoldersPlugin(folders: readonly string[]): Plugin {
  const isOwn = (file: string) => folders.some((folder) => isInside(folder, file));

  return {
    name: 'own-folders',
    enforce: 'pre',

    config() {
      const entries = folders.flatMap((folder) => [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.{ts,tsx}`]);
      // A test runner serves nobody, and reads each test file of a folder as the server would.
      return { optimizeDeps: { entries }, ...(process.env['VITEST'] && folders.length > 0 && { server: { fs: { allow: ['.', ...folders] } } }) };
    },

    async resolveId(source, importer) {
      if (!importer || !PACKAGE.test(source) || !isOwn(importer.split('?')[0] ?? '')) return undefined;
      return (await this.resolve(source, resolve('src/main.tsx'), { skipSelf: true })) ?? undefined;
    },

    configureServer(server) {
      server.watcher.add(folders.map((folder) => resolve(folder)));
      const readByNode = new Set(folders.flatMap((folder) => ['vocabulary.ts', 'transforms', 'sources', 'dialects', 'sessions'].map((name) => resolve(join(folder, name)))));
      server.watcher.on('all', (_event, file) => {
        if ([...readByNode].some((place) => file === place || isInside(place, file))) void server.restart();
      });
    },
  };
}

/** The name of a package: neither a path nor a module of ours. */
const PACKAGE = /^(?!@\/|virtual:|\0)[@\w]/;
