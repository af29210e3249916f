import { use, useEffect } from 'react';
import { FormStateContext } from './FormState';

/** Tells the form what is wrong with a file that an input was given, for as long as the input says so. */
export function useReadFault(field: string, text: string): void {
  const reportFault = use(FormStateContext)?.reportFault;
  useEffect(() => reportFault?.(field, text), [reportFault, field, text]);
}
