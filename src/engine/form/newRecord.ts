import { attempt } from '../data/command/attempt';
import { removalAttempt } from '../data/command/removalAttempt';
import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import type { SaveTask } from './SaveTask';

/** A record whose place a new one takes. */
export interface FormerRecord {
  id: string;
  /** The values of the new one that are not those of the form: what the old one had, made its own. */
  own: ReadonlyMap<string, { typed: unknown; own: unknown }>;
  /** The new one goes on needing it: it stays. */
  isNeeded: boolean;
}

/** Whether the stored record cannot take what was typed: a new one then takes its place. */
export function asksNewRecord(record: RecordData, { entity, widgets, write, config }: SaveTask): boolean {
  if (write.mode === 'create') return false;
  const { before } = write;
  return Object.keys(record).some((name) => {
    const widget = widgets[widgetName(entity, name)];
    return !isSameValue(record[name], before[name]) && widget?.needsNewRecord?.(record[name], before, widgetField(entity, name, name), config) === true;
  });
}

/** What belongs to the old record and would go with it, made the new one's own. */
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

/** The form's values as those of the new record; what was changed since is as it was typed. */
export function asOwn(record: RecordData, { own }: FormerRecord): RecordData {
  const values = [...own].filter(([name, { typed }]) => isSameValue(record[name], typed)).map(([name, value]) => [name, value.own] as const);
  return { ...record, ...Object.fromEntries(values) };
}

export function asCreation(task: SaveTask): SaveTask {
  return { ...task, write: { mode: 'create' }, id: undefined };
}

/** What is the server's of the old record is not that of the new one; what a widget sends by itself waits for its turn. */
export function writable(record: RecordData, { entity, widgets }: SaveTask): RecordData {
  const isKept = (name: string) => !entity.schema.properties[name]?.readOnly || widgets[widgetName(entity, name)]?.afterSave !== undefined;
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}

/** Deletes the old record, once the new one stands. Rejects with an `ApiError` when it is not known to be gone. */
export async function deleteFormer({ id }: FormerRecord, { api, entity, context }: SaveTask): Promise<void> {
  // Refused where somebody has deleted it meanwhile.
  const outcome = await attempt({ ...removalAttempt(entity, id, { api, context }), refusalMayAct: true });
  if ('error' in outcome) throw outcome.error;
}
