import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/ApiError';
import { platformWords } from '@/session/platformWords';
import { requestErrorText } from '@/session/requestErrorText';

/** The request errors (specification 8.5 to 8.10), in the current language. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation();
  return useCallback((error) => requestErrorText(error, t), [t]);
}

/** The platform's message about one value, translated into the current language where a translation is known. */
export function useSaidText(): (said: string) => string {
  const { t } = useTranslation();
  return useCallback((said) => platformWords(said, t), [t]);
}
