import { use, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStateContext } from '../FormState';

/** Reports to the form what is wrong with a chosen file, for as long as the input shows it. */
export function useReadFault(field: string, text: string): void {
  const reportFault = use(FormStateContext)?.reportFault;
  useEffect(() => reportFault?.(field, text), [reportFault, field, text]);
}

/** Wraps the check of a chosen file. The form cannot be saved meanwhile, as it would be sent without the file. */
export function useReading(field: string): <Found>(looking: Promise<Found>) => Promise<Found> {
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
