import type { i18n as I18n, TFunction } from 'i18next';
import { use, useCallback, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

/** The functions that translate, by language and namespaces: the same one for every component. */
const known = new WeakMap<I18n, Map<string, TFunction>>();

/**
 * Takes the place of the hook of `react-i18next` in a build. That one copies the whole i18next object for each component, which took a tenth of the time in
 * which a form or a list appears. Here all words are loaded before they are rendered, so that all a component has to follow is the language.
 */
export function useTranslation(namespaces?: string | readonly string[], { lng }: { lng?: string } = {}) {
  const context = use(I18nContext) as { i18n?: I18n } | null;
  const i18n = context?.i18n ?? getI18n();
  const follow = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const current = () => i18n.language;
  // The third argument serves pages that are rendered to markup.
  const language = useSyncExternalStore(follow, current, current);
  return { i18n, t: translatorOf(i18n, lng ?? language, [namespaces ?? []].flat()) };
}

function translatorOf(i18n: I18n, language: string, namespaces: readonly string[]): TFunction {
  const translators = known.get(i18n) ?? new Map<string, TFunction>();
  known.set(i18n, translators);
  const key = [language, ...namespaces].join();
  const t = translators.get(key) ?? i18n.getFixedT(language, namespaces[0] ?? null);
  translators.set(key, t);
  return t;
}
