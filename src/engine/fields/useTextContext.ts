import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import { choiceWord } from './labels';
import { namedChoices, unknownChoice } from '../model/unknownChoice';
import type { TextContext } from '../model/Widget';

/** The words and the language that `Widget.toText` needs; the same object until the language changes. */
export function useTextContext(): TextContext {
  const { t, i18n } = useTranslation();
  const { language } = i18n;

  return useMemo(
    () => ({
      language: toLanguage(language),
      choiceLabel({ entity: { resource }, name, words }, value) {
        const defaultValue = unknownChoice(value, () => namedChoices(i18n, resource.name, name));
        return choiceWord(words, value) ?? t(`${resource.name}:enums.${name}.${String(value)}`, { defaultValue });
      },
      t: (key, options) => t(key, options ?? {}),
    }),
    [t, i18n, language],
  );
}
