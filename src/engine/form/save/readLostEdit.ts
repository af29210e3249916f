import { readItem } from '../../data/readItem';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { recordToApi } from '../../model/transforms/recordToApi';
import type { SaveTask } from './SaveTask';

/**
 * Reads the record again when the answer to an edit is lost (rule calls.once), and returns it if nothing of the edit is missing, as the edit was made after all.
 * `undefined` when that is not known: a creation has no address yet, reading may have a side effect, or the edit may still be under way.
 */
export async function readLostEdit(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  const { api, entity, context, write, id } = task;
  if (id === undefined || entity.source?.readHasSideEffect) return undefined;
  const found = await readItem(entity, id, { api, context }).catch(() => undefined);
  if (!found) return undefined;

  const missing = recordToApi(entity, record, { mode: 'edit', before: found }, context);
  const there = recordToApi(entity, found, { mode: 'edit', before: record }, context);
  // A field that the edit did not send was changed by somebody else meanwhile, so it does not count as missing.
  const sent = recordToApi(entity, record, write, context);
  return Object.keys(missing).some((name) => Object.hasOwn(sent, name) && !holds(there[name], missing[name])) ? undefined : found;
}

/** Whether a value is what was sent, besides what a server gives to new items: an id, a position. */
function holds(value: unknown, sent: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(sent)) return value.length === sent.length && sent.every((item, index) => holds(value[index], item));
  if (!isPlainObject(value) || !isPlainObject(sent) || isEmptyValue(sent)) return isSameValue(value, sent);
  return Object.entries(sent).every(([name, part]) => holds(value[name], part));
}
