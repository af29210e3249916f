import { posix } from 'node:path';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { vocabulary } from '../../src/features/vocabulary';
import { variablesIn } from './checkVariables';
import { JsonCursor } from './JsonCursor';
import { readJson, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';
import { conflicts } from './patch/conflicts';
import { mergePatch } from './patch/mergePatch';
import { ADDED, OWN, type AddedFiles } from './readFolder';

/** Words by language and namespace, which i18next gets in addition to the words of entities. */
export type OwnWords = Readonly<Record<'fr' | 'en', Readonly<Record<string, object>>>>;

const LANGUAGES = ['fr', 'en'] as const;

/**
 * The words of extensions, from `fr.json` and `en.json` beside the entities of each folder: the names of the menu groups that it adds (`groups`),
 * and the texts of its code.
 */
export function readOwnWords(added: readonly AddedFiles[], { menuGroups }: Pick<WholeVocabulary, 'menuGroups'>): { words: OwnWords; mistakes: Mistake[] } {
  const files = { fr: added.map((folder) => wordsFile(folder, 'fr')), en: added.map((folder) => wordsFile(folder, 'en')) };
  const mistakes = LANGUAGES.flatMap((language) => {
    const own = files[language];
    const others = files[language === 'fr' ? 'en' : 'fr'];
    return own.flatMap((file, index) => [...file.mistakes, ...checkWords(file, others[index], menuGroups), ...own.slice(index + 1).flatMap((later) => conflicts(file, later))]).concat(namelessGroups(own, menuGroups));
  });
  return { words: { fr: wordsOf(files.fr), en: wordsOf(files.en) }, mistakes };
}

function wordsFile({ folder, files }: AddedFiles, language: (typeof LANGUAGES)[number]): JsonFile {
  const path = posix.join(folder, ADDED[language]);
  return readJson(path, files.get(path) ?? '{}');
}

function wordsOf(files: readonly JsonFile[]): Record<string, object> {
  const whole = files.reduce<unknown>((words, file) => (file.isBroken ? words : mergePatch(words, file.value)), {}) as { groups?: object };
  const { groups, ...own } = whole;
  return { ...(groups && { shell: { groups } }), ...(Object.keys(own).length > 0 && { [OWN]: own }) };
}

/** Each word must be a text that the other language has too, and each group must exist. */
function* checkWords(file: JsonFile, other: JsonFile | undefined, menuGroups: WholeVocabulary['menuGroups']): Generator<Mistake> {
  const cursor = JsonCursor.of(file);
  for (const [name, word] of cursor.at('groups').entries()) if (!Object.hasOwn(menuGroups, name)) yield word.unknownKey('a group that a vocabulary.ts adds', Object.keys(menuGroups));
  if (other && !other.isBroken) yield* missingIn(JsonCursor.of(other), cursor);
}

/** Every added group needs a name, in one of the folders. */
function namelessGroups(files: readonly JsonFile[], menuGroups: WholeVocabulary['menuGroups']): Mistake[] {
  const [last] = files.slice(-1);
  const added = Object.keys(menuGroups).filter((name) => !Object.hasOwn(vocabulary.menuGroups, name));
  const nameless = added.filter((name) => !files.some((file) => JsonCursor.of(file).at('groups', name).exists));
  return last ? nameless.map((name) => JsonCursor.of(last).at('groups', name).mistake('what this group of the menu is called')) : [];
}

function* missingIn(other: JsonCursor, own: JsonCursor): Generator<Mistake> {
  for (const [key, word] of other.entries()) {
    // Only French has a plural for millions.
    if (key.endsWith('_many')) continue;
    const here = own.at(key);
    if (!here.exists) yield here.mistake('the word that the other language has');
    else if (word.keys().length > 0) yield* missingIn(word, here);
    else if (here.text === undefined || here.text.trim() === '') yield here.mistake('a text that is not empty');
    else yield* strangeVariables(here, word.text ?? '', key);
  }
}

/** A variable that the other language does not have is probably misspelt in one of them. The singular may leave out its number. */
function* strangeVariables(here: JsonCursor, other: string, key: string): Generator<Mistake> {
  const [own, known] = [variablesIn(here.text ?? ''), variablesIn(other)];
  for (const name of own) if (!known.includes(name) && !/_(?:zero|one|other)$/.test(key)) yield here.unknownName(`a variable that the other language has too (${known.join(', ') || 'it has none'})`, known, name);
}
