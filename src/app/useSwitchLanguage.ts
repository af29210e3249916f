import { use, useCallback } from 'react';
import type { Language } from '@/i18n/language';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { switchLanguage } from './switchLanguage';

/** Changes the language of a signed-in operator. When the new words fail to load, the page keeps its language and says so. */
export function useSwitchLanguage(): (language: Language) => void {
  const { missPart, lookForReason } = use(ServedVersionContext);
  return useCallback(
    function change(language) {
      switchLanguage(language).catch(() => {
        const end = missPart(() => {
          end();
          change(language);
        });
        lookForReason();
      });
    },
    [missPart, lookForReason],
  );
}
