import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What was worked out before, by what it was worked out of. */
export interface KeptReads {
  /** What was worked out under a name, when it was worked out of the same texts; otherwise what `work` answers now, which is JSON. */
  of<Value>(name: string, texts: readonly string[], work: () => Value): Value;
}

/** Everything is worked out each time. */
export const NOTHING_KEPT: KeptReads = { of: (_name, _texts, work) => work() };

interface Kept {
  /** The code that worked it out. */
  code: string;
  values: Record<string, { of: string; value: unknown }>;
}

/**
 * What is kept in a file, as long as it is the same code that would work it out. `store` writes what was asked for since, and nothing else: an entity that is gone
 * leaves the file.
 */
export function keptIn(file: string, code: string): KeptReads & { store(): void } {
  const { values } = keptBy(file, code);
  const asked: Kept['values'] = {};
  let isChanged = false;
  return {
    of<Value>(name: string, texts: readonly string[], work: () => Value): Value {
      const of = hashOf(texts);
      const last = asked[name] ?? values[name];
      if (last?.of !== of) isChanged = true;
      asked[name] = last?.of === of ? last : { of, value: work() };
      return asked[name].value as Value;
    },
    store() {
      if (!isChanged && Object.keys(asked).length === Object.keys(values).length) return;
      mkdirSync(dirname(file), { recursive: true });
      // Two commands may write at once, and a reader must never find half a file.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code, values: asked } satisfies Kept));
      renameSync(`${file}.${process.pid}`, file);
      removeOldest(dirname(file));
    },
  };
}

/** How many files are kept: each set of folders that somebody works with has one. */
const FILES = 5;

function removeOldest(folder: string): void {
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = readdirSync(folder).map((name) => join(folder, name)).sort((one, other) => age(other) - age(one));
  for (const file of files.slice(FILES)) rmSync(file, { force: true });
}

function keptBy(file: string, code: string): Kept {
  const kept = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  return kept?.code === code ? kept : { code, values: {} };
}

/** Nothing where the file was damaged: all of it can be worked out again. */
function parsed(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}

/** What tells all the code that reads entities from other code: the product's own, the packages, and the files of the extensions. */
export function codeThatReads(extensions: readonly string[]): string {
  const own = ['src', 'scripts'].flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files = ['package-lock.json', ...own, ...extensions].sort();
  return hashOf(files.flatMap((file) => [file, readFileSync(file, 'utf8')]));
}

/** Tells texts from other texts, and from the same ones in another order. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('hex');
}
