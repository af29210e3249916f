import type { LocalisedText } from '@/config/Config';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';

/** Returns the deployment's own text in the current language, or in French when there is no other. */
export function useLocalised(): (text: LocalisedText) => string {
  const { i18n } = useTranslation();
  return (text) => text[toLanguage(i18n.language)] ?? text.fr;
}
