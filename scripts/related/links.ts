import { posix } from 'node:path';
import { isCode, readImports, type Sources } from './imports';

/** By each file, those that it cannot run without, as far as its text says so. */
export type Links = ReadonlyMap<string, readonly string[]>;

const TYPES_ALONE = /^(?:import|export) type [^;]*;/gm;
const PATH = /'((?:\.{1,2}\/|\/?(?:src|scripts|tests|schemas)\b)[^'\n]*)'/g;

/** The modules of the entities, which this plugin makes of `schemas/`. */
const MADE = { of: "'virtual:resources/", by: 'scripts/resources/resourcesPlugin.ts' };

/** What files import but for types, and the files that they name: to read them, or by a pattern. */
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

/** A folder and a pattern stand for what is below that is no code: who reads all the code tells little of a file of it. */
function below(path: string, others: readonly string[]): string[] {
  const folder = path.replace(/[*{].*/, '').replace(/\/?$/, '/');
  return others.filter((other) => other.startsWith(folder));
}
