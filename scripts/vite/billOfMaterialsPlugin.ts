import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { billOfMaterials } from '../supply/billOfMaterials';
import { readPackageLock } from '../supply/packageLock';

/** Beside the built app rather than in it: which versions it is made of is no visitor's business. */
const DIST = new URL('../../dist/', import.meta.url);

/** Writes what the build is made of. */
export function billOfMaterialsPlugin(): Plugin {
  return {
    name: 'bill-of-materials',
    apply: 'build',
    writeBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      mkdirSync(DIST, { recursive: true });
      writeFileSync(fileURLToPath(new URL('bom.json', DIST)), `${JSON.stringify(billOfMaterials(modules, readPackageLock()), null, 2)}\n`);
    },
  };
}
