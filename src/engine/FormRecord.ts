import { createContext, use } from 'react';
import type { RecordData } from './Resource';

/** The record of the open form as it stands, filled or not. */
export const FormRecordContext = createContext<RecordData>({});

/** For an input that depends on other fields. Only those that call it are drawn again when another field changes. */
export function useFormRecord(): RecordData {
  return use(FormRecordContext);
}
