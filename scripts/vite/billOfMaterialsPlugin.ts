import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { billOfMaterials } from '../supply/billOfMaterials';
import { type LockedPackage, readPackageLock } from '../supply/packageLock';

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
      writeFileSync(fileURLToPath(new URL('bom.json', DIST)), `${JSON.stringify(billOfMaterials(modules, readPackageLock(), readOwn), null, 2)}\n`);
    },
  };
}

/** A package of a folder of one's own, by what it says of itself; none of ours, which are locked. */
function readOwn(folder: string): LockedPackage | undefined {
  const file = join(folder, 'package.json');
  if (folder.startsWith(fileURLToPath(new URL('../../', import.meta.url))) || !existsSync(file)) return undefined;
  const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as LockedPackage;
  return { version, ...(license !== undefined && { license }) };
}
