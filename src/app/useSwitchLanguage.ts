import { use, useCallback } from 'react';
import type { Language } from '@/i18n/language';
import { DeploymentContext } from '@/ui/Deployment';
import { switchLanguage } from './switchLanguage';

/** Changes the language of a signed-in operator. When the new words fail to load, the page keeps its language and says so. */
export function useSwitchLanguage(): (language: Language) => void {
  const { missPart, lookForReason } = use(DeploymentContext);
  return useCallback(
    (language) => {
      switchLanguage(language).catch(() => {
        missPart();
        lookForReason();
      });
    },
    [missPart, lookForReason],
  );
}
