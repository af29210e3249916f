import type { i18n as I18n, TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** What all components share of the words of an instance. */
interface Shared {
  /** What finds words, by language and namespace. */
  finders: Map<string, TFunction>;
  follow(this: void, listener: () => void): () => void;
}

const shared = new WeakMap<I18n, Shared>();

/**
 * The words of the app: what react-i18next's hook of this name answers, drawn anew when the language changes. A page has hundreds of labels, and that
 * hook makes for each what it needs to wait for words that are not loaded, and a copy of the instance, which took a tenth of opening a form. Here the
 * words are loaded before the page, and what finds them is made once. `language` is another one than that of the page.
 */
export function useTranslation(namespace?: string, language?: string): Translation {
  const provided = useContext(I18nContext) as { i18n: I18n } | undefined;
  const i18n = provided?.i18n ?? getI18n();
  const { finders, follow } = sharedOf(i18n);
  const read = () => finder(i18n, finders, language ?? i18n.language, namespace);
  // The third argument serves the login page, which is drawn into its file when the app is built.
  return { t: useSyncExternalStore(follow, read, read), i18n };
}

function sharedOf(i18n: I18n): Shared {
  const known = shared.get(i18n) ?? { finders: new Map<string, TFunction>(), follow: (listener: () => void) => followLanguage(i18n, listener) };
  shared.set(i18n, known);
  return known;
}

function followLanguage(i18n: I18n, listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

function finder(i18n: I18n, finders: Map<string, TFunction>, language: string, namespace: string | undefined): TFunction {
  const key = `${language} ${namespace ?? ''}`;
  const known = finders.get(key) ?? i18n.getFixedT(language, namespace ?? null);
  finders.set(key, known);
  return known;
}
