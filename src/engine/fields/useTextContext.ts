import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import { languageFollower } from '@/i18n/useTranslation';
import { wordFinder } from '@/i18n/wordFinder';
import { choiceLabel } from './labels';
import type { TextContext } from '../model/Widget';

/** The contexts by language, kept because each cell and field of a page asks for one. */
const contexts = new Map<string, TextContext>();

/** The words and the language that `Widget.toText` needs; the same object until the language changes. */
export function useTextContext(): TextContext {
  // The third argument serves components that are rendered to markup, outside of a page.
  return useSyncExternalStore(languageFollower(getI18n()), currentContext, currentContext);
}

function currentContext(): TextContext {
  const { language } = getI18n();
  const known = contexts.get(language) ?? contextIn(language);
  contexts.set(language, known);
  return known;
}

function contextIn(language: string): TextContext {
  const i18n = getI18n();
  const find = wordFinder(i18n, language);
  return {
    language: toLanguage(language),
    choiceLabel: ({ entity: { resource }, name, words }, value) => choiceLabel({ entity: resource.name, field: name, words }, value, i18n, language),
    t: (key, options) => (options ? find(key, options) : find(key)),
  };
}
