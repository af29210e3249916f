import { useEffect } from 'react';
import { currentLanguage } from '@/i18n/i18n';
import { LANGUAGE_KEY, LANGUAGES } from '@/i18n/language';
import { switchLanguage } from './switchLanguage';

/** Where nobody has chosen a language yet, an operator gets that of their profile. */
export function useProfileLanguage(profile: string | undefined): void {
  useEffect(() => {
    const language = LANGUAGES.find((known) => profile?.startsWith(known));
    if (!language || language === currentLanguage() || localStorage.getItem(LANGUAGE_KEY) !== null) return;
    // Without its words the page keeps the language that it has; the menu changes it at any time.
    switchLanguage(language).catch(() => undefined);
  }, [profile]);
}
