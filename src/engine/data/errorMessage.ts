import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { platformWords } from '@/session/platformWords';
import { requestErrorText } from '@/session/requestErrorText';
import { loadChunk } from '@/ui/loadChunk';
import type { PermissionRule } from '../model/conditions';

/** What names rights, once it is loaded: lists do without it. */
let rights: typeof import('../model/rightWords') | undefined;

/**
 * The request errors (specification 8.5 to 8.10), in the current language. A refusal names the `right` that the call needs, where it is given, so that the
 * operator can ask for it; until `loadErrorWords` has ended, it only says that access is denied.
 */
export function useErrorText(): (error: ApiError, right?: PermissionRule) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error, right) => (error.kind === 'denied' && right && rights ? t('errors:missingRight', { permission: rights.rightWords(right, t, i18n.language) }) : requestErrorText(error, t)),
    [t, i18n],
  );
}

/** Loads the words that failures need besides those that are always there, where one of them is a refusal for want of a right. If that fails, they keep those. */
export async function loadErrorWords(failures: readonly unknown[]): Promise<void> {
  if (!failures.some((failure) => failure instanceof ApiError && failure.kind === 'denied')) return;
  const loading = Promise.all([loadChunk(() => import('../model/rightWords')), loadLaterTexts('rights')]);
  await loading.then(([words]) => (rights = words)).catch(() => undefined);
}

/** Says failures that stay on the page with all of their words, as soon as these are loaded. */
export function useErrorWords(failures: readonly unknown[]): void {
  const [, setLoaded] = useState<readonly unknown[]>();
  useEffect(() => void loadErrorWords(failures).then(() => setLoaded(failures)), [failures]);
}

/** The platform's message about one value, translated into the current language where a translation is known. */
export function useSaidText(): (said: string) => string {
  const { t } = useTranslation();
  return useCallback((said) => platformWords(said, t), [t]);
}
