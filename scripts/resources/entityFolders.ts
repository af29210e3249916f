import { posix } from 'node:path';
import { nearestWord } from '../../src/config/nearestWord';
import type { SharedFiles } from './inlineReferences';
import { JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';

const NAMES = ['schema', 'resource', 'fr', 'en'] as const;
const FILES = NAMES.map((name) => `${name}.json`);
const FOLDER = /^[a-z][A-Za-z0-9]*$/;

/** The four files of an entity; one that is missing is a mistake. */
export interface EntityFolder extends Partial<Record<(typeof NAMES)[number], JsonFile>> {
  name: string;
  mistakes: Mistake[];
}

/** Groups the files of `schemas/` by entity. Every folder is one, but `shared`. */
export function entityFolders(files: ReadonlyMap<string, string>): EntityFolder[] {
  const paths = [...files.keys()].filter((path) => !isShared(path));
  const folders = [...new Set(paths.map((path) => posix.dirname(path)))].sort();
  return folders.map((folder) => readEntityFolder(folder, files));
}

/** The definitions that several entities refer to. */
export function sharedFiles(files: ReadonlyMap<string, string>): SharedFiles {
  const shared = [...files].filter(([path]) => isShared(path));
  return new Map(shared.map(([path, text]) => [path, new JsonFile(path, text)]));
}

function isShared(path: string): boolean {
  return posix.basename(posix.dirname(path)) === 'shared';
}

function readEntityFolder(folder: string, files: ReadonlyMap<string, string>): EntityFolder {
  const name = posix.basename(folder);
  const own = [...files.keys()].filter((path) => posix.dirname(path) === folder);
  const strangers = own.filter((path) => !FILES.includes(posix.basename(path)));
  const missing = FILES.filter((file) => !files.has(`${folder}/${file}`));
  const read = NAMES.flatMap((part) => {
    const text = files.get(`${folder}/${part}.json`);
    return text === undefined ? [] : [[part, new JsonFile(`${folder}/${part}.json`, text)]];
  });
  return {
    name,
    ...(Object.fromEntries(read) as Partial<EntityFolder>),
    mistakes: [
      ...(FOLDER.test(name) ? [] : [fileMistake(folder, `a folder named "${name}"`, 'a singular name in camelCase')]),
      ...strangers.map((path) => strange(path, missing)),
      ...missing.map((file) => fileMistake(`${folder}/${file}`, 'no file', `${FILES.join(', ')} in each folder`)),
    ],
  };
}

function strange(path: string, missing: readonly string[]): Mistake {
  const suggestion = nearestWord(posix.basename(path), missing);
  const mistake = fileMistake(path, 'a file that nothing reads', `only ${FILES.join(', ')}`);
  return suggestion === undefined ? mistake : { ...mistake, suggestion };
}

function fileMistake(file: string, found: string, expected: string): Mistake {
  return { file, line: 1, column: 1, pointer: '', found, expected };
}
