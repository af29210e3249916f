import { isSameField } from '../../model/isSameField';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { readItem } from '../../data/readItem';
import { changedFields } from '../../model/transforms/recordToApi';
import { asksNewRecord } from './newRecord';
import { mergedList } from './mergedList';
import type { SaveTask } from './SaveTask';

/** A field that both the operator and somebody else have changed, to different values. */
export interface Conflict {
  field: string;
  /** The value before both changes. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** An edit that takes into account what the server has now. */
export interface CaughtUp {
  /** The record as the server has it now, with what the operator typed over it. */
  record: RecordData;
  /** The record that a save compares with from now on, so that the changes of others are not sent as ours. */
  before: RecordData;
  /** The record before the operator and others have changed it. */
  former: RecordData;
  conflicts: Conflict[];
  /** The lists in which somebody else has changed other items than the operator. */
  merged: readonly string[];
}

/**
 * Reads the record again before it is changed, so that no change of somebody else is overwritten in silence (rule saves.noOverwrite). `undefined` when there is
 * nothing to compare: a creation, an edit that sends nothing of the record itself, a record that reading would change. A record that is about to be replaced by a
 * new one is always read, as the new one is made from it. Rejects with an `ApiError`.
 */
export async function catchUp(record: RecordData, task: SaveTask): Promise<CaughtUp | undefined> {
  const { api, entity, context, write, id } = task;
  if (write.mode === 'create' || entity.source?.readHasSideEffect) return undefined;
  const changed = changedFields(entity, record, write.before);
  if (changed.length === 0 && !asksNewRecord(record, task)) return undefined;

  const now = await readItem(entity, id, { api, context });
  const isSame = (field: string, one: unknown, other: unknown) => isSameField(entity, field, one, other);
  const both = changed
    .map((field) => ({ field, before: write.before[field], mine: record[field], theirs: now[field] }))
    .filter(({ field, before, mine, theirs }) => !isSame(field, theirs, before) && !isSame(field, theirs, mine));
  const lists = new Map(both.flatMap((conflict) => {
    const list = mergedList(conflict, (one, other) => isSame(conflict.field, [one], [other]));
    return list ? [[conflict.field, list]] : [];
  }));
  const together = { ...record, ...Object.fromEntries(lists) };
  return { record: rebased(together, [write.before, now], entity), before: now, former: write.before, conflicts: both.filter(({ field }) => !lists.has(field)), merged: [...lists.keys()] };
}

/** The operator's changes, applied to another version of the record. A value that a widget sends by itself counts as a change too. */
function rebased(record: RecordData, [before, now]: readonly [RecordData, RecordData], entity: Entity): RecordData {
  const names = [...new Set([...Object.keys(record), ...Object.keys(before)])];
  const typed = names.filter((name) => !isSameField(entity, name, record[name], before[name]));
  return { ...now, ...Object.fromEntries(typed.map((name) => [name, record[name]])) };
}
