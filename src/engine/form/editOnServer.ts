import { readItem } from '../data/readItem';
import type { RecordData } from '../model/Schema';
import { recordToApi } from '../model/transforms/recordToApi';
import type { SaveTask } from './SaveTask';

/**
 * When the answer to an edit is lost, reads the record again (rule calls.once) and answers it if nothing of the edit is missing: it was made after
 * all. `undefined` when that is not known: a creation has no address yet, a reading may act, and the edit may still be under way.
 */
export async function editOnServer(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  const { api, entity, context, write, id } = task;
  if (id === undefined || entity.source?.readHasSideEffect) return undefined;
  const found = await readItem(entity, id, { api, context }).catch(() => undefined);
  if (!found) return undefined;

  const missing = recordToApi(entity, record, { mode: 'edit', before: found }, context);
  // What somebody else changed meanwhile is not missing from this edit.
  const sent = recordToApi(entity, record, write, context);
  return Object.keys(missing).some((name) => Object.hasOwn(sent, name)) ? undefined : found;
}
