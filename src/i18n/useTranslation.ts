import i18next, { type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';

/**
 * The hook of `react-i18next`, in whose place it is built (vite.config.ts): the package copies its whole instance for each component, and a row of a list has
 * five. Of several namespaces the first one is that of a key that names none; others stand before their keys.
 */
export function useTranslation(namespaces?: string | readonly string[], { lng }: { lng?: string } = {}): { t: TFunction; i18n: typeof i18next } {
  const language = useSyncExternalStore(follow, spoken, spoken);
  return { t: wordsOf(lng ?? language, typeof namespaces === 'string' ? namespaces : namespaces?.[0]), i18n: i18next };
}

const known = new Map<string, TFunction>();

/** The same function until the language changes. */
function wordsOf(language: string, namespace: string | undefined): TFunction {
  const key = `${language} ${namespace}`;
  const words = known.get(key) ?? i18next.getFixedT(language, namespace ?? null);
  known.set(key, words);
  return words;
}

function spoken(): string {
  return i18next.language;
}

function follow(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}
