// Chooses what the linter has to read, and whether the compiler has to run: all files, or those that a change since the last check can concern.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reachedFrom, readImports, readSources, turnedRound } from './imports.mjs';

const FOLDERS = ['src', 'scripts', 'tests'];

/** What code may import, beside code: some of it reads the JSON of entities, whose changes concern no other file. */
const IMPORTED = 'schemas';

/** What every file depends on: the rules, the compiler's options, the packages and the program that starts both. */
const SHARED = ['scripts/oxlint.json', 'tsconfig.json', 'package-lock.json', 'scripts/check.mjs'];

/** The inputs of the last check that found nothing in the code: a hash of each file. */
const LAST = '.cache/checked.json';

const CODE = /\.[cm]?[jt]sx?$/;
/** A declaration that files see without importing it. */
const GLOBAL = /^declare (?:global|module)\b/m;

/** More files than this take about as long as all, and their names would be too long for one command on Windows. */
const MANY = 400;

/**
 * The files to check, with a sentence that says which, and what they are chosen by.
 * @param {{ isWhole: boolean }} options Whether all files are checked, whatever was checked before.
 */
export function choiceOfCode({ isWhole }) {
  const single = ['vite.config.ts', ...SHARED].map((file) => [file, readFileSync(file, 'utf8')]);
  const sources = { ...readSources([...FOLDERS, IMPORTED]), ...Object.fromEntries(single) };
  const inputs = Object.fromEntries(Object.keys(sources).map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
  const files = isWhole || !existsSync(LAST) ? 'all' : concernedFiles(JSON.parse(readFileSync(LAST, 'utf8')), inputs, sources);
  if (files === 'all' || files.length > MANY) return { files: [...FOLDERS, 'vite.config.ts'], note: 'All files.', inputs };
  const note = files.length === 0 ? 'Nothing that it reads has changed since it found nothing.' : `${files.length} files: those that have changed, and those that import them.`;
  return { files, note, inputs };
}

/**
 * The files about which a check may say something else than the last one: those that have changed, and all that import them, as a rule that knows
 * types judges a file by what it imports too. `all` when something has changed that a file needs not import.
 * @param {Record<string, string>} last The hash of each file when nothing was found.
 * @param {Record<string, string>} inputs
 * @param {import('./imports.mjs').Sources} sources
 * @returns {string[] | 'all'}
 */
export function concernedFiles(last, inputs, sources) {
  const changed = Object.keys(inputs).filter((file) => inputs[file] !== last[file]);
  const isGone = Object.keys(last).some((file) => !(file in inputs));
  if (isGone || changed.some((file) => SHARED.includes(file) || file.endsWith('.d.ts') || GLOBAL.test(sources[file]))) return 'all';
  const importers = turnedRound(readImports(sources));
  return [...new Set(changed.flatMap((file) => [file, ...reachedFrom(file, importers)]))].filter((file) => CODE.test(file));
}

/** Remembers what was checked without a finding. */
export function keepChecked(inputs) {
  mkdirSync(dirname(LAST), { recursive: true });
  writeFileSync(LAST, JSON.stringify(inputs));
}
