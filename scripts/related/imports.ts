import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The contents of files, by their paths from the root of the project. */
export type Sources = Record<string, string>;

const CODE = /\.(?:tsx?|mjs)$/;
const IMPORT = /(?:from|import)\s*\(?\s*'([./@][^']*)'/g;

export const isCode = (file: string): boolean => CODE.test(file);

/** Reads the files of some folders. Files that are not code appear with their names alone. */
export function readSources(folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  );
  return Object.fromEntries(files.map((file) => [file, isCode(file) ? readFileSync(file, 'utf8') : '']));
}

/** The files that each file imports, imports of types included, because a change of a type concerns its readers too. */
export function readImports(sources: Sources): Map<string, string[]> {
  return new Map(
    Object.entries(sources).map(([file, source]) => [file, [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => fileOf(sources, file, specifier))]),
  );
}

function fileOf(sources: Sources, file: string, specifier: string): string[] {
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier);
  const found = ['', '.ts', '.tsx', '.mjs'].map((ending) => path.replace(/\?.*/, '') + ending).find((name) => name in sources);
  return found === undefined || found === file ? [] : [found];
}

/** Every file that can be reached from a file. */
export function reachedFrom(start: string, links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const ahead = [...(links.get(start) ?? [])];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    ahead.push(...(links.get(file) ?? []));
  }
  return reached;
}
