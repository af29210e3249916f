// Who imports whom, read from the texts of the files.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** @typedef {Record<string, string>} Sources The contents of files, by their paths from the root of the project. */

const CODE = /\.(?:tsx?|mjs)$/;
const IMPORT = /(?:from|import)\s*\(?\s*'([./@][^']*)'/g;

/** @param {string} file */
export const isCode = (file) => CODE.test(file);

/**
 * Reads the files of some folders. Files that are not code appear with their names alone.
 * @param {readonly string[]} folders
 * @returns {Sources}
 */
export function readSources(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  );
  return Object.fromEntries(files.map((file) => [file, isCode(file) ? readFileSync(file, 'utf8') : '']));
}

/**
 * The files that each file imports, imports of types included, because a change of a type concerns its readers too.
 * @param {Sources} sources
 * @returns {Map<string, string[]>}
 */
export function readImports(sources) {
  return new Map(
    Object.entries(sources).map(([file, source]) => [file, [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => fileOf(sources, file, specifier))]),
  );
}

/**
 * The links the other way: for each file, those that lead to it.
 * @param {ReadonlyMap<string, readonly string[]>} links
 * @returns {Map<string, string[]>}
 */
export function turnedRound(links) {
  const users = new Map();
  for (const [file, used] of links) for (const other of used) users.set(other, [...(users.get(other) ?? []), file]);
  return users;
}

/** @returns {string[]} */
function fileOf(sources, file, specifier) {
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier);
  const found = ['', '.ts', '.tsx', '.mjs'].map((ending) => path.replace(/\?.*/, '') + ending).find((name) => name in sources);
  return found === undefined || found === file ? [] : [found];
}

/**
 * Every file that can be reached from a file.
 * @param {string} start
 * @param {ReadonlyMap<string, readonly string[]>} links
 * @returns {Set<string>}
 */
export function reachedFrom(start, links) {
  const reached = new Set();
  const ahead = [...(links.get(start) ?? [])];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    ahead.push(...(links.get(file) ?? []));
  }
  return reached;
}
