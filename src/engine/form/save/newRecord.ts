import { attempt } from '../../data/command/attempt';
import { removalAttempt } from '../../data/command/removalAttempt';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import type { SaveTask } from './SaveTask';

/** A record that a new one replaces. */
export interface FormerRecord {
  id: string;
  /** The values that the new record has a copy of its own of, because they belonged to the old one, each beside the value in the form. */
  own: ReadonlyMap<string, { typed: unknown; own: unknown }>;
  /** The new record still needs the old one, so the old one is not deleted. */
  isNeeded: boolean;
}

/** Whether the stored record cannot take the change, so that a new record replaces it. */
export function asksNewRecord(record: RecordData, { entity, widgets, write, config }: SaveTask): boolean {
  if (write.mode === 'create') return false;
  const { before } = write;
  return Object.keys(record).some((name) => {
    const widget = widgets[widgetName(entity, name)];
    return !isSameValue(record[name], before[name]) && widget?.needsNewRecord?.(record[name], before, widgetField(entity, name, name), config) === true;
  });
}

/** Copies what belongs to the old record for the new one, as it would be deleted with the old one. */
export async function formerRecord(record: RecordData, { entity, widgets, id = '', config }: SaveTask): Promise<FormerRecord> {
  const own = new Map<string, { typed: unknown; own: unknown }>();
  let isNeeded = false;
  for (const [name, typed] of Object.entries(record)) {
    const taken = await widgets[widgetName(entity, name)]?.takeAlong?.(typed, config);
    if (!taken) continue;
    own.set(name, { typed, own: taken.value });
    isNeeded ||= taken.isLeft;
  }
  return { id, own, isNeeded };
}

/** The form's values with the copies of the new record in place; a value that was changed since stays as typed. */
export function asOwn(record: RecordData, { own }: FormerRecord): RecordData {
  const values = [...own].filter(([name, { typed }]) => isSameValue(record[name], typed)).map(([name, value]) => [name, value.own] as const);
  return { ...record, ...Object.fromEntries(values) };
}

export function asCreation(task: SaveTask): SaveTask {
  return { ...task, write: { mode: 'create' }, id: undefined };
}

/** The record without the read-only values of the old record. What a widget sends by itself is kept for its turn. */
export function writable(record: RecordData, { entity, widgets }: SaveTask): RecordData {
  const isKept = (name: string) => !entity.schema.properties[name]?.readOnly || widgets[widgetName(entity, name)]?.afterSave !== undefined;
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}

/** Deletes the old record once the new one is complete. Rejects with an `ApiError` unless it is known to be gone. */
export async function deleteFormer({ id }: FormerRecord, { api, entity, context }: SaveTask): Promise<void> {
  // The platform refuses where somebody else has deleted the record meanwhile, so a refusal is looked into too.
  const outcome = await attempt({ ...removalAttempt(entity, id, { api, context }), refusalMayAct: true });
  if ('error' in outcome) throw outcome.error;
}
