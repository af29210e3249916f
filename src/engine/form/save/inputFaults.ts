import { use, useCallback, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { FormStateContext } from '../FormState';

/**
 * Reports to the form why it cannot be saved with what an input shows: a file that was refused, a text of which nothing was chosen.
 *
 * @param text `undefined` where nothing is wrong.
 */
export function useInputFault(field: string, text: string | undefined): void {
  const reportFault = use(FormStateContext)?.reportFault;
  useEffect(() => (text === undefined ? undefined : reportFault?.(field, text)), [reportFault, field, text]);
}

/** Wraps the check of a chosen file. The form cannot be saved meanwhile, as it would be sent without the file. */
export function useFileCheck(field: string): <Found>(looking: Promise<Found>) => Promise<Found> {
  const { t } = useTranslation('form');
  const reportFault = use(FormStateContext)?.reportFault;
  return useCallback(
    async (looking) => {
      const end = reportFault?.(field, t('fileBeingRead'));
      try {
        return await looking;
      } finally {
        end?.();
      }
    },
    [reportFault, field, t],
  );
}
