import { ApiError } from '@/api/ApiError';
import type { Api } from '@/api/Api';
import type { Entity, RecordData } from '../Resource';
import type { WriteMode } from '../transforms/recordToApi';
import type { TransformContext } from '../transforms/Transform';
import type { WidgetRegistry } from '../Widget';
import { editOnServer } from './editOnServer';
import { saveRecord } from './saveRecord';
import { pendingFields, sendPending, type Unsent } from './sendPending';

/** What is saved, by which means. */
export interface SaveTask {
  api: Api;
  entity: Entity;
  widgets: WidgetRegistry;
  context: TransformContext;
  write: WriteMode;
  /** Of the record being edited. */
  id: string | undefined;
}

/**
 * How a save ended. `nothing`: there was nothing to send. `unsent`: the record is saved, what it could not carry is not. `failed`: nothing
 * is saved. `unknown`: the answer was lost, the record may be saved. In neither of `unsent` and `unknown` may it simply be sent again.
 */
export type SaveOutcome =
  | { kind: 'done'; saved: RecordData }
  | { kind: 'nothing'; saved: RecordData }
  | { kind: 'unsent'; saved: RecordData; unsent: Unsent }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'unknown'; error: ApiError };

/** The record first, then what its own call could not carry (specification section 4). Rejects only for a mistake of ours. */
export async function saveAll(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const before = beforeOf(task);
  try {
    const saved = await saveRecord(record, task);
    const known = saved ?? { ...before, id: task.id };
    const isNothing = !saved && pendingFields(task.entity, task.widgets, record, before).length === 0;
    return isNothing ? { kind: 'nothing', saved: known } : await sendRest(record, known, task);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== 'outcomeUnknown') return { kind: 'failed', error };
    const found = await editOnServer(record, task);
    return found ? sendRest(record, found, task) : { kind: 'unknown', error };
  }
}

/** Only what the record could not carry: the record itself is saved. */
export async function sendRest(record: RecordData, saved: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const pending = pendingFields(task.entity, task.widgets, record, beforeOf(task));
  const unsent = await sendPending(pending, record, { ...task, saved });
  return unsent ? { kind: 'unsent', saved, unsent } : { kind: 'done', saved };
}

function beforeOf({ write }: SaveTask): RecordData {
  return write.mode === 'edit' ? write.before : {};
}
