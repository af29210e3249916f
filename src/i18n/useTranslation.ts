import type { i18n as I18n, TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { wordFinder } from './wordFinder';

interface Translation {
  t: TFunction;
  i18n: I18n;
}

/**
 * The words of the app: what react-i18next's hook of this name answers, drawn anew when the language changes. A page has hundreds of labels, and that
 * hook makes for each what it needs to wait for words that are not loaded, and a copy of the instance, which took a tenth of opening a form. Here the
 * words are loaded before the page. `language` is another one than that of the page.
 */
export function useTranslation(namespace?: string, language?: string): Translation {
  const provided = useContext(I18nContext) as { i18n: I18n } | undefined;
  const i18n = provided?.i18n ?? getI18n();
  const read = () => wordFinder(i18n, language ?? i18n.language, namespace);
  // The third argument serves what is drawn to markup, outside of a page.
  return { t: useSyncExternalStore(languageFollower(i18n), read, read), i18n };
}

type Follow = (listener: () => void) => () => void;

const followers = new WeakMap<I18n, Follow>();

/** Tells a listener of each change of the language. The same function for all who ask, so that React does not subscribe anew at each drawing. */
export function languageFollower(i18n: I18n): Follow {
  const follow: Follow =
    followers.get(i18n) ??
    ((listener) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    });
  followers.set(i18n, follow);
  return follow;
}
