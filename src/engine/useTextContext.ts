import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import { choiceWord } from './labels';
import type { TextContext } from './Widget';

/** The words and the language that `Widget.toText` needs; the same object until the language changes. */
export function useTextContext(): TextContext {
  const { t, i18n } = useTranslation();
  const { language } = i18n;

  return useMemo(
    () => ({
      language: toLanguage(language),
      choiceLabel: (field, value) =>
        choiceWord(field.words, value) ?? t(`${field.entity.resource.name}:enums.${field.name}.${String(value)}`, { defaultValue: String(value) }),
      t: (key, options) => t(key, options ?? {}),
    }),
    [t, language],
  );
}
