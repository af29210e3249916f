import type { Config } from '@/config/Config';
import { stands } from '@/config/platformFaults';
import { holds, type Condition } from '@/engine/model/conditions';
import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { associatedOf, chosenOf, SELECTION } from './recipients';

type Field = Pick<WidgetField, 'options' | 'name'>;

/**
 * Whether other recipients require a new record: selected people are added to the existing ones and never leave (contract campaigns.associate), and
 * the platform never updates what it was once given to send.
 */
export function needsCleanRecord(value: unknown, stored: RecordData, field: Field, { settings }: Pick<Config, 'settings'>): boolean {
  const chosen = chosenOf(value);
  if (!chosen || !associatedOf(stored[field.name]) || areClosed(stored, field, settings)) return false;
  return is('frozen', stored, field, settings) || (chosen.filterType === SELECTION && stands('recipientsAccumulate', settings));
}

/** Whether the recipients have been written to, after which they cannot change. */
export function areClosed(record: RecordData, field: Field, settings: Config['settings']): boolean {
  return is('closed', record, field, settings);
}

function is(state: 'frozen' | 'closed', record: RecordData, { options }: Field, settings: Config['settings']): boolean {
  const condition = options[state] as Condition | undefined;
  return condition !== undefined && holds(condition, { settings, permissions: NONE, mode: 'show', record });
}

/** The condition is about the fields of the record, so no permissions are needed. */
const NONE: ReadonlySet<string> = new Set();
