import { shellWords } from 'virtual:resources/words';
import i18next from 'i18next';
import type { EntityBody } from '@/engine/model/Resource';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { currentLanguage, loadTexts } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { keptPromise } from '@/ui/keptPromise';
import { loadChunk } from '@/ui/loadChunk';

const loading = new Map<string, Promise<EntityBody>>();

/** The body of an entity and its words in the current language, loaded once. */
export function loadEntity(name: string): Promise<EntityBody> {
  const language = currentLanguage();
  return keptPromise(loading, `${language}:${name}`, () => loadBody(name, language));
}

/** Loads the menu labels and page titles of every entity, with the words of the shell. */
export async function loadShellWords(language: Language): Promise<void> {
  const [{ default: words }] = await Promise.all([loadChunk(shellWords[language]), loadTexts(language)]);
  for (const [name, entityWords] of Object.entries(words)) {
    i18next.addResourceBundle(language, wordsNamespace(name), entityWords, true, true);
  }
}

/** Loads all the words that are on screen already in another language. Called before the language changes, so that no key shows. */
export async function loadWordsInUse(language: Language): Promise<void> {
  const names = new Set([...loading.keys()].map((key) => key.slice(key.indexOf(':') + 1)));
  await Promise.all([loadShellWords(language), ...[...names].map((name) => loadWords(name, language))]);
}

async function loadBody(name: string, language: Language): Promise<EntityBody> {
  const entity = await chunksOf(name);
  const [body] = await Promise.all([loadChunk(entity.body), loadWords(name, language)]);
  return body.default;
}

async function loadWords(name: string, language: Language): Promise<void> {
  const entity = await chunksOf(name);
  const { default: words } = await loadChunk(entity.words[language]);
  i18next.addResourceBundle(language, wordsNamespace(name), words, true, true);
}

/** The list of all chunks grows with the entities, so it loads with the first screen, not with the login page. */
async function chunksOf(name: string) {
  const { entityFiles } = await loadChunk(() => import('virtual:resources/entities'));
  const entity = await loadChunk(() => entityFiles(name));
  if (!entity) throw new Error(`There is no entity "${name}" in schemas/.`);
  return entity;
}
