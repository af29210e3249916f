import { use, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStateContext } from './FormState';

/** Tells the form what is wrong with a file that an input was given, for as long as the input says so. */
export function useReadFault(field: string, text: string): void {
  const reportFault = use(FormStateContext)?.reportFault;
  useEffect(() => reportFault?.(field, text), [reportFault, field, text]);
}

/** Looks at a file that an input was given: a form that were saved meanwhile would leave without it. */
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
