import { posix } from 'node:path';
import type { WholeVocabulary } from '../../../src/engine/model/defineVocabulary';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { checkDefaultsShape } from '../checkShape';
import { NOUNS, nounsIn } from '../checkVariables';
import { checkDialect } from '../dialectOf';
import { ownDefaults, type Defaults } from '../derive/defaults';
import { JsonCursor } from '../JsonCursor';
import { readJson, type JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';
import { ADDED, type AddedFiles } from '../readFolder';
import { checkSession } from '../sessionOf';
import { conflicts } from './conflicts';
import { mergePatch } from './mergePatch';

const CONVENTIONS = ['language', 'route', 'endpoint', 'dialect', 'session', 'permissions', 'offered', 'menu', 'title', 'analytics', 'head', 'columns', 'filters', 'sectionFields', 'words'] satisfies (keyof Defaults)[];

export interface PatchedDefaults {
  defaults: Defaults;
  mistakes: Mistake[];
}

let last: { inputs: readonly unknown[]; patched: PatchedDefaults } | undefined;

/**
 * The conventions of `schemas/defaults.json` as changed by these folders. Answers the same object for the same files. A wrong convention is left as
 * it is in ours.
 */
export function patchedDefaults(added: readonly AddedFiles[], named: WholeVocabulary): PatchedDefaults {
  const files = added.map(defaultsOf);
  const inputs = [named, ...files];
  if (last?.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index])) return last.patched;
  const mistakes = [...files.flatMap((file) => fileMistakes(file, named)), ...files.flatMap((file, index) => files.slice(index + 1).flatMap((other) => conflicts(file, other)))];
  const right = files.filter((file) => !mistakes.some((mistake) => mistake.file === file.path));
  const defaults = right.reduce<unknown>((whole, file) => mergePatch(whole, file.value), ownDefaults) as Defaults;
  last = { inputs, patched: { defaults: right.length > 0 ? defaults : ownDefaults, mistakes } };
  return last.patched;
}

/** The mistakes in what the files say of entities: `session` may name those that people may work with. */
export function sessionMistakes(added: readonly AddedFiles[], entities: readonly string[]): Mistake[] {
  return added.map(defaultsOf).flatMap((file) => (file.isBroken ? [] : checkSession(JsonCursor.of(file).at('session'), entities)));
}

function defaultsOf({ folder, files }: AddedFiles): JsonFile {
  const path = posix.join(folder, ADDED.defaults);
  return readJson(path, files.get(path) ?? '{}');
}

function fileMistakes(file: JsonFile, named: WholeVocabulary): Mistake[] {
  if (file.isBroken) return file.mistakes;
  const cursor = JsonCursor.of(file);
  return [...file.mistakes, ...versionMistakes(cursor.at('language')), ...conventionMistakes(file, named)];
}

/** The mistakes in a file of conventions, whichever folder it is in. */
function conventionMistakes(file: JsonFile, named: WholeVocabulary): Mistake[] {
  if (file.isBroken) return file.mistakes;
  const cursor = JsonCursor.of(file);
  return [...checkDefaultsShape(file, named), ...checkDialect(cursor.at('dialect'), named), ...misshapen(cursor.at('words'), ownDefaults.words)];
}

/** The mistakes in the conventions of `schemas/`, which everything follows: each must be there. */
export function wholeConventionMistakes(file: JsonFile, named: WholeVocabulary): Mistake[] {
  if (file.isBroken) return conventionMistakes(file, named);
  const cursor = JsonCursor.of(file);
  const missing = CONVENTIONS.filter((key) => !cursor.at(key).exists);
  const silent = cursor.at('words').exists ? ['fr', 'en'].filter((language) => !cursor.at('words', language).exists) : [];
  return [
    ...conventionMistakes(file, named),
    ...missing.map((key) => cursor.at(key).mistake(`the convention "${key}"`)),
    ...silent.map((language) => cursor.at('words', language).mistake(`the sentences of the language "${language}"`)),
  ];
}

/** A folder made for another major version may mean something else by the same keys, so it is refused rather than guessed at. */
function versionMistakes(language: JsonCursor): Mistake[] {
  const now = ownDefaults.language;
  if (language.value === now) return [];
  return [language.mistake(`${now}, the version of the language of this product: schemas/CHANGELOG.md says what changed since, and what to do`)];
}

/** The conventions of sentences are a tree of texts. Each node must be of the same kind as in ours; further ones are allowed. */
function misshapen(cursor: JsonCursor, ours: unknown): Mistake[] {
  return cursor.entries().flatMap(([key, value]) => {
    const own = isPlainObject(ours) && Object.hasOwn(ours, key) ? ours[key] : undefined;
    if (own !== undefined && kindOf(own) !== kindOf(value.value)) return [value.mistake(`${kindOf(own)}, as in schemas/defaults.json`)];
    if (isPlainObject(value.value)) return misshapen(value, own);
    return value.text === undefined ? [value.mistake('a text, or an object of texts')] : strangeNouns(value, value.text);
  });
}

/** A noun that nobody knows would leave a hole in the sentence. */
function strangeNouns(word: JsonCursor, text: string): Mistake[] {
  return nounsIn(text).filter((noun) => !NOUNS.includes(noun)).map((noun) => word.unknownName(`a noun among ${NOUNS.map((name) => `{${name}}`).join(', ')}`, NOUNS, noun));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isPlainObject(value) ? 'an object' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
