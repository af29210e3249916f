import { useFormRecord } from '@/engine/fields/FormRecord';
import { useCan } from '@/engine/model/permissions';
import type { WidgetField } from '@/engine/model/Widget';
import { useConfig } from '@/session/hooks';
import { areClosed, needsCleanRecord } from './cleanRecord';
import { associatedOf } from './recipients';

interface CleanRecord {
  /** Whether the current recipients have been written to. */
  isClosed: boolean;
  /** Whether the chosen recipients need a clean copy. */
  asksCopy: boolean;
  /** Whether the operator may save these recipients; a copy needs two permissions. */
  mayTake(next: unknown): boolean;
}

/** What choosing other recipients would mean for the record of the open form. */
export function useCleanRecord(field: WidgetField, value: unknown): CleanRecord {
  const config = useConfig();
  const may = useCan(field.entity.resource);
  const record = useFormRecord();
  const stored = { ...record, [field.name]: associatedOf(value) };
  return {
    isClosed: areClosed(stored),
    asksCopy: needsCleanRecord(value, stored, field, config),
    mayTake: (next) => !needsCleanRecord(next, stored, field, config) || (may('create') && may('delete')),
  };
}
