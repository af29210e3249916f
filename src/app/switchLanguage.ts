import { chooseLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { loadWordsInUse } from './entities';

/** Changes the language as an operator chooses, once its words have arrived. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadWordsInUse(language);
  await chooseLanguage(language);
}
