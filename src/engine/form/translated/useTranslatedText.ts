import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import type { Labels } from '../../fields/labels';

/** The names of the two languages and of the fields, for use in sentences. */
export function useTranslatedText(fields: readonly string[], labels: Labels) {
  const { i18n } = useTranslation();
  const { platformLanguage } = useConfig();
  const { language = platformLanguage } = useSession().user;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const list = new Intl.ListFormat(i18n.language);
  return { read: nameOf(names, language), original: nameOf(names, platformLanguage), fields: list.format(fields.map(labels.field)) };
}

/** A code that names no language is shown as the platform has it. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code.replace('_', '-')) ?? code;
  } catch {
    return code;
  }
}
