import { useEffect } from 'react';
import { chosenLanguage, currentLanguage, speak } from '@/i18n/i18n';
import { LANGUAGE_KEY, toLanguage } from '@/i18n/language';
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

/** Speaks the language that the operator chooses in another tab of this browser, as a reload would. */
export function useLanguageOfOtherTabs(): void {
  useEffect(() => {
    function handleStorage({ key, newValue }: StorageEvent) {
      if (key === LANGUAGE_KEY && newValue !== null) void follow(newValue);
    }
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
}

async function follow(choice: string): Promise<void> {
  try {
    await loadWordsInUse(toLanguage(choice));
  } catch {
    // The page keeps its language, as nobody has asked for another one here.
    return;
  }
  if (chosenLanguage() === choice) await speak(toLanguage(choice));
}
