import { chooseLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';

/** Changes the language once its words have arrived; what loads them is not for the login page's first files. */
export async function switchLanguage(language: Language): Promise<void> {
  const { loadWordsInUse } = await import('./entities');
  await loadWordsInUse(language);
  await chooseLanguage(language);
}
