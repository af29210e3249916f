import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';
import { readItem } from '../data/readItem';
import { changedFields } from '../model/transforms/recordToApi';
import { asksNewRecord } from './newRecord';
import type { SaveTask } from './SaveTask';

/** A field that the operator and somebody else have changed, each in their own way. */
export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** An edit, brought up to what the server has now. */
export interface CaughtUp {
  /** What the operator typed, over what is there now. */
  record: RecordData;
  /** What it is compared with from now on: the changes of others are no longer ours to send. */
  before: RecordData;
  conflicts: Conflict[];
}

/**
 * Reads the record again before it is changed, so that nothing of somebody else is overwritten in silence (rule saves.noOverwrite). `undefined` when there
 * is nothing to compare: a creation, an edit that sends nothing of the record itself, a record that reading would change. One whose place a new one takes is always
 * read: the new one is made of it. Rejects with an `ApiError`.
 */
export async function catchUp(record: RecordData, task: SaveTask): Promise<CaughtUp | undefined> {
  const { api, entity, context, write, id } = task;
  if (write.mode === 'create' || entity.source?.readHasSideEffect) return undefined;
  const changed = changedFields(entity, record, write.before);
  if (changed.length === 0 && !asksNewRecord(record, task)) return undefined;

  const now = await readItem(entity, id, { api, context });
  const conflicts = changed
    .map((field) => ({ field, mine: record[field], theirs: now[field] }))
    .filter(({ field, mine, theirs }) => !isSameValue(theirs, write.before[field]) && !isSameValue(theirs, mine));
  return { record: rebased(record, write.before, now), before: now, conflicts };
}

/** What was typed, over another version of the record; a value that a widget sends by itself is typed too. */
function rebased(record: RecordData, before: RecordData, now: RecordData): RecordData {
  const names = [...new Set([...Object.keys(record), ...Object.keys(before)])];
  const typed = names.filter((name) => !isSameValue(record[name], before[name]));
  return { ...now, ...Object.fromEntries(typed.map((name) => [name, record[name]])) };
}
