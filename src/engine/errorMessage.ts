import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/ApiError';
import { requestErrorText } from '@/session/requestErrorText';

/** The request errors of specification section 8, in the current language. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation();
  return useCallback((error) => requestErrorText(error, t), [t]);
}
