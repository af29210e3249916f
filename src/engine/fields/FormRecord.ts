import { createContext, use } from 'react';
import type { RecordData } from '../model/Schema';

interface FormRecord {
  /** The record in the open form, whether complete or not. */
  record: RecordData;
  /** Puts values into several fields at once, as if they had been typed. */
  fill(values: RecordData): void;
}

export const FormRecordContext = createContext<FormRecord>({ record: {}, fill: () => undefined });

/** The record in the form, for an input that depends on other fields. Only inputs that call this hook are rendered again when another field changes. */
export function useFormRecord(): RecordData {
  return use(FormRecordContext).record;
}

/** Fills several fields, for an input whose value determines those of other fields. */
export function useFillForm(): FormRecord['fill'] {
  return use(FormRecordContext).fill;
}
