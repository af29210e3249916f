import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import { isPlainObject } from './transforms/plainObject';
import type { TextContext, WidgetField } from './Widget';

/** The words and the language that `Widget.toText` needs; the same object until the language changes. */
export function useTextContext(): TextContext {
  const { t, i18n } = useTranslation();
  const { language } = i18n;

  return useMemo(
    () => ({
      language: toLanguage(language),
      choiceLabel: (field, value) =>
        ownWord(field, value) ?? t(`${field.entity.resource.name}:enums.${field.name}.${String(value)}`, { defaultValue: String(value) }),
      t: (key, options) => t(key, options ?? {}),
    }),
    [t, language],
  );
}

/** Of choices that nobody knew when the entity was described. */
function ownWord({ options: { words } }: WidgetField, value: unknown): string | undefined {
  return isPlainObject(words) && Object.hasOwn(words, String(value)) ? String(words[String(value)]) : undefined;
}
