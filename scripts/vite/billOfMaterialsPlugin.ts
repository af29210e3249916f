import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { billOfMaterials } from '../supply/billOfMaterials';
import { type LockedPackage, readPackageLock } from '../supply/packageLock';

/** The bill is written beside the built app rather than into it, because visitors need not know which versions it contains. */
const DIST = new URL('../../dist/', import.meta.url);

/** Writes the bill of materials of the build. */
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

/** The package in an integrator's folder, as it describes itself. Packages of ours are left out, because the lock file has them. */
function readOwn(folder: string): LockedPackage | undefined {
  const file = join(folder, 'package.json');
  if (folder.startsWith(fileURLToPath(new URL('../../', import.meta.url))) || !existsSync(file)) return undefined;
  const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as LockedPackage;
  return { version, ...(license !== undefined && { license }) };
}
