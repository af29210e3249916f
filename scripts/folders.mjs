// The folders of an integrator, which are outside this repository: SCHEMAS=../my-admin,../my-widgets.
import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';

/**
 * The folders that `SCHEMAS` names, separated by commas and relative to the product's folder, in which every command runs. The order matters: each
 * folder changes what those before it say. Throws a `FOLDER_ERROR` in words when one of them is not a folder.
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

/** The name of an error whose message a command prints alone, without a stack, because the cause is in the integrator's settings rather than in the product. */
export const FOLDER_ERROR = 'FolderError';

function existing(name) {
  const found = statSync(resolve(name), { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw refusal(`SCHEMAS names "${name}", which is a file: name the folder that has it.`);
  if (!found) throw refusal(`SCHEMAS names "${name}", which is no folder. "npm run new -- ${name}" makes one.`);
  const folder = relative('.', resolve(name)).replaceAll('\\', '/');
  if (folder === '' || folder === 'schemas') throw refusal(`SCHEMAS names "${name}", which is the product's own: name a folder of yours beside it.`);
  return folder;
}

function refusal(words) {
  return Object.assign(new Error(words), { name: FOLDER_ERROR });
}
