import { posix } from 'node:path';
import { isCode, readImports, type Sources } from '../imports.mjs';

/** For each file, the files that it cannot run without, as far as its text tells. */
export type Links = ReadonlyMap<string, readonly string[]>;

const TYPES_ALONE = /^(?:import|export) type [^;]*;/gm;
const PATH = /'((?:\.{1,2}\/|\/?(?:src|scripts|tests|schemas)\b)[^'\n]*)'/g;

/** The virtual modules of the entities, which this plugin generates from `schemas/`. */
const MADE = { of: "'virtual:resources/", by: 'scripts/resources/resourcesPlugin.ts' };

/** For each file, the files that it imports (types aside) and the files that it names in order to read them, directly or by a pattern. */
export function readLinks(sources: Sources): Links {
  const imports = readImports(Object.fromEntries(Object.entries(sources).map(([file, source]) => [file, source.replace(TYPES_ALONE, '')])));
  const others = Object.keys(sources).filter((file) => !isCode(file));
  return new Map(
    Object.entries(sources).map(([file, source]) => {
      const named = [...source.matchAll(PATH)].map(([, text = '']) => pathOf(file, text)).flatMap((path) => (path in sources ? path : below(path, others)));
      const made = source.includes(MADE.of) ? [MADE.by] : [];
      return [file, [...new Set([...(imports.get(file) ?? []), ...named, ...made])]];
    }),
  );
}

function pathOf(file: string, text: string): string {
  return text.startsWith('.') ? posix.join(posix.dirname(file), text) : text.replace(/^\//, '');
}

/** The files other than code below a folder or a pattern. Code is left out: a test that reads all the code says little about a single file of it. */
function below(path: string, others: readonly string[]): string[] {
  const folder = path.replace(/[*{].*/, '').replace(/\/?$/, '/');
  return others.filter((other) => other.startsWith(folder));
}
