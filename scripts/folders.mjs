// The folders of an integrator, which stand outside of this repository: SCHEMAS=../my-admin,../my-widgets.
import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';

/**
 * The folders that `SCHEMAS` names, separated by commas, each from the folder of the product, which every command runs in; in the order in which they change what stands before them.
 * Throws in words where one is not there.
 * @returns {string[]}
 */
export function ownFolders(named = process.env.SCHEMAS ?? '') {
  return named.split(',').flatMap((name) => (name.trim() === '' ? [] : [existing(name.trim())]));
}

/**
 * Whether a file is somewhere below a folder.
 * @param {string} folder
 * @param {string} file
 */
export function isInside(folder, file) {
  const way = relative(resolve(folder), file);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}

function existing(name) {
  if (statSync(resolve(name), { throwIfNoEntry: false })?.isDirectory()) return relative('.', resolve(name)).replaceAll('\\', '/');
  throw new Error(`SCHEMAS names "${name}", which is no folder. "npm run new -- ${name}" makes one.`);
}
