import { createContext, use } from 'react';
import type { RecordData } from '../model/Schema';

interface FormRecord {
  /** Of the open form as it stands, filled or not. */
  record: RecordData;
  /** Puts values into several fields at once, as if they had been typed. */
  fill(values: RecordData): void;
}

export const FormRecordContext = createContext<FormRecord>({ record: {}, fill: () => undefined });

/** For an input that depends on other fields. Only those that call it are rendered again when another field changes. */
export function useFormRecord(): RecordData {
  return use(FormRecordContext).record;
}

/** For an input whose value brings those of other fields. */
export function useFillForm(): FormRecord['fill'] {
  return use(FormRecordContext).fill;
}
