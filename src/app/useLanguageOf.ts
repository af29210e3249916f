import { useEffect } from 'react';
import { chosenLanguage, currentLanguage, speak } from '@/i18n/i18n';
import { toLanguage } from '@/i18n/language';
import type { SessionState } from '@/session/Session';
import { loadWordsInUse } from './entities';

/** Where nobody has chosen a language, uses the language of the operator's profile while they are signed in: the next operator may have another one. */
export function useLanguageOf(state: SessionState | undefined): void {
  const isKnown = state !== undefined && state.status !== 'restoring';
  const language = toLanguage(state?.status === 'signedIn' ? state.session.user.language : undefined);
  useEffect(() => {
    if (!isKnown || language === currentLanguage() || chosenLanguage()) return undefined;
    let isWanted = true;
    loadWordsInUse(language).then(
      () => (isWanted && !chosenLanguage() ? speak(language) : undefined),
      // When the words fail to load, the page keeps its language; the operator can change it at any time.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isKnown, language]);
}
