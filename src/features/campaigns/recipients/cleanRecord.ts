import type { Config } from '@/config/Config';
import { stands } from '@/config/platformFaults';
import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { SENT, TESTED } from '../statuses';
import { associatedOf, chosenOf, SELECTION } from './recipients';

/**
 * Whether other recipients require a new record: selected people are added to the existing ones and never leave (contract campaigns.associate), and
 * the platform never updates what it was once given to send.
 */
export function needsCleanRecord(value: unknown, stored: RecordData, field: Pick<WidgetField, 'name'>, { settings }: Pick<Config, 'settings'>): boolean {
  const chosen = chosenOf(value);
  if (!chosen || !associatedOf(stored[field.name]) || areClosed(stored)) return false;
  return stored['status'] === TESTED || (chosen.filterType === SELECTION && stands('recipientsAccumulate', settings));
}

/** Whether the recipients have been written to, after which they cannot change. */
export function areClosed(record: RecordData): boolean {
  return Number(record['status']) >= SENT;
}
