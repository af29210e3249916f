import { useEffect } from 'react';
import { chosenLanguage, currentLanguage, speak } from '@/i18n/i18n';
import { toLanguage } from '@/i18n/language';
import type { SessionState } from '@/session/Session';
import { loadWordsInUse } from './entities';

/** Where nobody has chosen a language, an operator gets that of their profile for as long as they are signed in: the next one may have another. */
export function useLanguageOf(state: SessionState | undefined): void {
  const isKnown = state !== undefined && state.status !== 'restoring';
  const language = toLanguage(state?.status === 'signedIn' ? state.session.user.language : undefined);
  useEffect(() => {
    if (!isKnown || language === currentLanguage() || chosenLanguage()) return undefined;
    let isWanted = true;
    loadWordsInUse(language).then(
      () => (isWanted && !chosenLanguage() ? speak(language) : undefined),
      // Without its words the page keeps the language that it has; the menu changes it at any time.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isKnown, language]);
}
