import { chooseLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { loadWordsInUse } from './entities';

/** Changes the language at the operator's choice, once its words are loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadWordsInUse(language);
  await chooseLanguage(language);
}
