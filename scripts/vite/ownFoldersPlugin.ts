import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../folders.mjs';

/**
 * Builds what stands in folders outside of the repository as if it stood in `src`: a package is the product's, as there must be one React, and one that the product
 * does not have is looked for where it is imported. In development their files are watched, and what only Node reads of them starts the server anew.
 * Nothing is served of them but what is imported: they are not among the folders that the server may read from (`server.fs.allow`).
 */
export function ownFoldersPlugin(folders: readonly string[]): Plugin {
  const isOwn = (file: string) => folders.some((folder) => isInside(folder, file));

  return {
    name: 'own-folders',
    enforce: 'pre',

    config() {
      return { optimizeDeps: { entries: folders.map((folder) => `${folder}/**/*.{ts,tsx}`) } };
    },

    async resolveId(source, importer) {
      if (!importer || !PACKAGE.test(source) || !isOwn(importer.split('?')[0] ?? '')) return undefined;
      return (await this.resolve(source, resolve('src/main.tsx'), { skipSelf: true })) ?? undefined;
    },

    configureServer(server) {
      server.watcher.add(folders.map((folder) => resolve(folder)));
      const readByNode = new Set(folders.flatMap((folder) => ['vocabulary.ts', 'transforms', 'sources'].map((name) => resolve(join(folder, name)))));
      server.watcher.on('all', (_event, file) => {
        if ([...readByNode].some((place) => file === place || isInside(place, file))) void server.restart();
      });
    },
  };
}

/** Neither a path nor one of our own modules. */
const PACKAGE = /^(?!@\/|virtual:|\0)[@\w]/;
