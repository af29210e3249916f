import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { NO_ENTITY, strays } from './strays';

/**
 * The texts of a folder like `schemas/`, by path, then those of the integrator's folders. The sentences of the shell are looked for beside the
 * first folder.
 */
export function readFolder(folder: string, added: readonly string[] = []): ResourceFiles {
  const conventions = posix.join(folder, ADDED.defaults);
  return {
    files: entityTexts(folder),
    messageContexts: messageContextsBeside(folder),
    added: added.map(readAdded),
    strays: new Map([folder, ...added].map((one) => [one, strays(one)])),
    ...(existsSync(conventions) && { conventions: { path: conventions, text: readText(conventions) } }),
  };
}

function readAdded(folder: string): AddedFiles {
  const own = Object.values(ADDED).map((name) => posix.join(folder, name)).filter((path) => existsSync(path));
  return { folder, files: new Map([...own.map((path): [string, string] => [path, readText(path)]), ...entityTexts(folder)]) };
}

/** The files that an integrator's folder has beside its entities: its changes to `schemas/defaults.json`, and the words of its extension. */
export const ADDED = { defaults: 'defaults.json', fr: 'fr.json', en: 'en.json' } as const;

function entityTexts(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  // A link to a folder counts as one; one that leads nowhere does not.
  const isFolder = (name: string) => statSync(posix.join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true;
  for (const entity of readdirSync(folder).filter((name) => !NO_ENTITY.test(name) && isFolder(name))) {
    for (const name of readdirSync(posix.join(folder, entity)).filter((file) => file.endsWith('.json') || OTHER_SCHEMA.test(file))) {
      const path = posix.join(folder, entity, name);
      files.set(path, readText(path));
    }
  }
  return files;
}

/** The text of a file, without the mark of UTF-8 with which some editors begin it, and which is no JSON. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

/** A schema in a form that is not read: whoever writes one is told, as its entity would be missing without a word. */
const OTHER_SCHEMA = /^schema\.(ya?ml|json\w+)$/i;

function messageContextsBeside(folder: string): string[] {
  const path = posix.join(folder, '../src/i18n/locales/fr/messages.json');
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object) : [];
}

/** The namespace for the words of an extension: `t('own:stars')`. */
export const OWN = 'own';

/** The contents of a folder: `schemas/<entity>/*.json` and `schemas/shared/*.json` by path, and what the shell says itself. */
export interface ResourceFiles {
  files: ReadonlyMap<string, string>;
  messageContexts: readonly string[];
  /** The `defaults.json` of the first folder, whose conventions everything follows. */
  conventions?: { path: string; text: string };
  /** The files of the integrator's folders, in their order. */
  added?: readonly AddedFiles[];
  /** The schemas that stand outside of the folder of an entity, by the folder in which they were found. */
  strays?: ReadonlyMap<string, readonly string[]>;
}

/** The files of one of an integrator's folders, by path. */
export interface AddedFiles {
  folder: string;
  files: ReadonlyMap<string, string>;
}
