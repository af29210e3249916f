import { ApiError } from '@/api/ApiError';
import type { Api } from '@/api/Api';
import type { AlikeDefinition, Entity, RecordData } from '../Resource';
import type { WriteMode } from '../transforms/recordToApi';
import type { TransformContext } from '../transforms/Transform';
import type { WidgetRegistry } from '../Widget';
import { findAlike, type Alike } from './alike/findAlike';
import { catchUp, type CaughtUp } from './catchUp';
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
  /** What a creation looks for first. */
  alike: readonly AlikeDefinition[];
}

/** Values that other records have too and that the operator has said to be right, by field. */
export type Accepted = ReadonlyMap<string, unknown>;

/**
 * How a save ended. `nothing`: there was nothing to send. `conflict`: somebody else has changed the same fields, and the operator has to
 * choose; `alike`: other records have such values, and the operator has to say whether that is right; nothing is sent. `gone`: the record is no longer there. `unsent`: the record is saved, what it could not carry is not. `failed`: nothing
 * is saved. `unknown`: the answer was lost, the record may be saved. In neither of `unsent` and `unknown` may it simply be sent again.
 */
export type SaveOutcome =
  | { kind: 'done'; saved: RecordData }
  | { kind: 'nothing'; saved: RecordData }
  | { kind: 'conflict'; caughtUp: CaughtUp }
  | { kind: 'alike'; record: RecordData; found: Alike[] }
  | { kind: 'gone' }
  | { kind: 'unsent'; saved: RecordData; unsent: Unsent }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'unknown'; error: ApiError };

/**
 * A look at what others have changed meanwhile, then the record, then what its own call could not carry (specification section 4). Rejects
 * only for a mistake of ours.
 */
export async function saveAll(record: RecordData, task: SaveTask, accepted: Accepted = new Map()): Promise<SaveOutcome> {
  try {
    const found = await standingAlike(record, task, accepted);
    if (found.length > 0) return { kind: 'alike', record, found };
    const caughtUp = await catchUp(record, task);
    if (!caughtUp) return await sendAll(record, task);
    if (caughtUp.conflicts.length > 0) return { kind: 'conflict', caughtUp };
    return await sendAll(caughtUp.record, { ...task, write: { mode: 'edit', before: caughtUp.before } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return task.write.mode === 'edit' && error.kind === 'notFound' ? { kind: 'gone' } : { kind: 'failed', error };
  }
}

/** What the operator has not seen or not confirmed yet. An answer that takes long is not waited for. */
async function standingAlike(record: RecordData, { api, entity, context, alike }: SaveTask, accepted: Accepted): Promise<Alike[]> {
  const question = { api, entity, context, signal: AbortSignal.timeout(PATIENCE) };
  const open = alike.filter(({ field }) => accepted.get(field) !== record[field]);
  const found = await Promise.all(open.map((check) => findAlike(check, record[check.field], question)));
  return found.filter((one) => one !== undefined);
}

/** In milliseconds. */
const PATIENCE = 4000;

/** Rejects with the `ApiError` of a call that is known not to have been made. */
async function sendAll(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const before = beforeOf(task);
  try {
    const saved = await saveRecord(record, task);
    const known = saved ?? { ...before, id: task.id };
    const isNothing = !saved && pendingFields(task.entity, task.widgets, record, before).length === 0;
    return isNothing ? { kind: 'nothing', saved: known } : await sendRest(record, known, task);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'outcomeUnknown') throw error;
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
