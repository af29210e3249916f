import { ApiError } from '@/api/ApiError';
import type { Attempt } from '../../data/command/attempt';
import { readItem } from '../../data/readItem';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { saveRecord } from '../save/saveRecord';
import type { SaveTask } from '../save/SaveTask';

/** An edit that can be undone. */
export interface UndoableEdit {
  /** The fields that the edit has changed. */
  fields: readonly string[];
  /** The record just before the edit and just after it. */
  before: RecordData;
  saved: RecordData;
}

/** Restores the values that the fields of an edit had before. Nothing is sent where somebody has changed one of them since (rule saves.noOverwrite). */
export function undoAttempt({ fields, before, saved }: UndoableEdit, task: SaveTask): Attempt<RecordData, 'changed'> {
  const { entity, id, api, context } = task;
  const read = () => readItem(entity, id, { api, context });
  const isAs = (now: RecordData, then: RecordData) => fields.every((name) => isSameValue(now[name], then[name]));
  let current = saved;
  return {
    async check() {
      current = await read();
      return isAs(current, saved) ? undefined : 'changed';
    },
    async send() {
      const former = { ...current, ...Object.fromEntries(fields.map((name) => [name, before[name]])) };
      const answered = await saveRecord(former, { ...task, write: { mode: 'edit', before: current } });
      if (!answered) throw new ApiError('outcomeUnknown');
      return answered;
    },
    async look() {
      const now = await read();
      if (isAs(now, before)) return { kind: 'done', result: now };
      return { kind: isAs(now, saved) ? 'notDone' : 'otherwise', now };
    },
  };
}
