import type { Config } from '@/config/Config';
import { stands } from '@/config/platformFaults';
import { holds, type Condition } from '@/engine/model/conditions';
import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { associatedOf, chosenOf, SELECTION } from './recipients';

type Field = Pick<WidgetField, 'options' | 'name'>;

/**
 * Whether other recipients can only be had by a new record: those of a selection join the ones that are there and never leave (contract campaigns.associate),
 * and what the platform was once given to send stays as it was.
 */
export function needsCleanRecord(value: unknown, stored: RecordData, field: Field, { settings }: Pick<Config, 'settings'>): boolean {
  const chosen = chosenOf(value);
  if (!chosen || !associatedOf(stored[field.name]) || areClosed(stored, field, settings)) return false;
  return is('frozen', stored, field, settings) || (chosen.filterType === SELECTION && stands('recipientsAccumulate', settings));
}

/** Whether they have been written to: they are what they were. */
export function areClosed(record: RecordData, field: Field, settings: Config['settings']): boolean {
  return is('closed', record, field, settings);
}

function is(state: 'frozen' | 'closed', record: RecordData, { options }: Field, settings: Config['settings']): boolean {
  const condition = options[state] as Condition | undefined;
  return condition !== undefined && holds(condition, { settings, permissions: NONE, mode: 'show', record });
}

/** The state of a record is that of its fields. */
const NONE: ReadonlySet<string> = new Set();
