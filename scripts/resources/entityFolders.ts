import { posix } from 'node:path';
import { nearestWord } from '../../src/config/nearestWord';
import type { SharedFiles } from './referenceTarget';
import { readJson, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';

export const NAMES = ['schema', 'resource', 'fr', 'en'] as const;
const FILES = NAMES.map((name) => `${name}.json`);
const FOLDER = /^[a-z][A-Za-z0-9]*$/;

/** Addresses and types are named after the folder, and no type begins with a digit. */
const DIGIT_FIRST = 'a name that begins with a letter, in camelCase, as that of the entity everywhere: "npm run add" puts a word before it with "--prefix"';

/** The files of an entity. A missing file says nothing, and its content follows from the schema; a missing schema is a mistake. */
export interface EntityFolder extends Record<Exclude<(typeof NAMES)[number], 'schema'>, JsonFile> {
  name: string;
  path: string;
  schema?: JsonFile;
  mistakes: Mistake[];
}

/**
 * Groups the files of `schemas/` by entity: every folder is an entity, except `shared`. A folder named like a `known` entity changes that entity,
 * and needs no schema.
 */
export function entityFolders(files: ReadonlyMap<string, string>, known: readonly string[] = []): EntityFolder[] {
  const folders = new Map<string, Map<string, string>>();
  for (const [path, text] of files) {
    if (isShared(path)) continue;
    const folder = posix.dirname(path);
    folders.set(folder, (folders.get(folder) ?? new Map<string, string>()).set(posix.basename(path), text));
  }
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([folder, texts]) => readEntityFolder(folder, texts, known));
}

/** The definitions that several entities refer to. */
export function sharedFiles(files: ReadonlyMap<string, string>): SharedFiles {
  const shared = [...files].filter(([path]) => isShared(path));
  return new Map(shared.map(([path, text]) => [path, readJson(path, text)]));
}

function isShared(path: string): boolean {
  return posix.basename(posix.dirname(path)) === 'shared';
}

function readEntityFolder(path: string, texts: ReadonlyMap<string, string>, known: readonly string[]): EntityFolder {
  const name = posix.basename(path);
  const isWhole = texts.has('schema.json') || known.includes(name);
  const strangers = [...texts.keys()].filter((file) => !FILES.includes(file));
  const missing = FILES.filter((file) => !texts.has(file));
  const read = (part: string) => readJson(`${path}/${part}.json`, texts.get(`${part}.json`) ?? '{}');
  return {
    name,
    path,
    ...(texts.has('schema.json') && { schema: read('schema') }),
    resource: read('resource'),
    fr: read('fr'),
    en: read('en'),
    mistakes: [
      ...(FOLDER.test(name) ? [] : [fileMistake(path, `a folder named "${name}"`, /^\d/.test(name) ? DIGIT_FIRST : 'a singular name in camelCase, of letters without accents: it is that of the entity everywhere')]),
      ...strangers.map((file) => strange(`${path}/${file}`, missing)),
      ...(isWhole ? [] : [suggested(fileMistake(`${path}/schema.json`, 'no file', 'schema.json in each folder'), name, known)]),
    ],
  };
}

function strange(path: string, missing: readonly string[]): Mistake {
  return suggested(fileMistake(path, 'a file that nothing reads', `only ${FILES.join(', ')}`), posix.basename(path), missing);
}

function suggested(mistake: Mistake, name: string, meant: readonly string[]): Mistake {
  const suggestion = nearestWord(name, meant);
  return suggestion === undefined ? mistake : { ...mistake, suggestion };
}

function fileMistake(file: string, found: string, expected: string): Mistake {
  return { file, line: 1, column: 1, pointer: '', found, expected };
}
