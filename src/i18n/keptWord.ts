import type { i18n as I18n, ResourceStore } from 'i18next';

const kept = new WeakMap<ResourceStore, Map<string, string>>();

/**
 * Looks a word up once, until other words come: a form asks for each of its fields and a list for each of its cells. The key says which word it is, and in which
 * language. What is not found is looked up again.
 */
export function keptWord<Word extends string | undefined>({ store }: I18n, key: string, find: () => Word): string | Word {
  const words = kept.get(store) ?? keepWords(store);
  const word = words.get(key) ?? find();
  if (word !== undefined) words.set(key, word);
  return word;
}

function keepWords(store: ResourceStore): Map<string, string> {
  const words = new Map<string, string>();
  store.on('added', () => words.clear());
  store.on('removed', () => words.clear());
  kept.set(store, words);
  return words;
}
