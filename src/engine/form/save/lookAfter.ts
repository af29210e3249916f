import { ApiError } from '@/api/ApiError';
import { readItem } from '../../data/readItem';
import type { Found, LostWrite } from '../../model/RecordSource';
import type { RecordData } from '../../model/Schema';
import { changedFields } from '../../model/transforms/recordToApi';
import { newInList, type Listed } from './newInList';
import type { SaveTask } from './SaveTask';

const UNKNOWN: Found = { kind: 'unknown' };

/** Looks once on the server whether a call was made after its answer was lost. `before`: what the list had. */
export async function lookAfter(record: RecordData, task: SaveTask, before: Listed | undefined): Promise<Found> {
  return task.write.mode === 'create' ? created(record, task, before) : edited(record, task, task.write.before);
}

/** Looks for a lost creation in the list, as its number is not known. */
async function created(record: RecordData, task: SaveTask, before: Listed | undefined): Promise<Found> {
  const found = before && (await newInList(record, task, before));
  if (found === undefined || found === 'several') return UNKNOWN;
  if (found === 'none') return { kind: 'nothing' };
  const { source } = task.entity;
  return source?.lookAfterCreation?.(lost(record, String(found['id']), task, {})) ?? { kind: 'made', saved: { ...record, ...found } };
}

/** Asks the entity's source about a lost edit. A record that may be read again has been read already (`readLostEdit`), and otherwise nobody else knows more. */
async function edited(record: RecordData, task: SaveTask, before: RecordData): Promise<Found> {
  const { id, entity } = task;
  if (id === undefined || !entity.source?.lookAfterEdit) return UNKNOWN;
  return entity.source.lookAfterEdit(lost(record, id, task, before));
}

function lost(record: RecordData, id: string, { api, entity, context }: SaveTask, before: RecordData): LostWrite {
  const missingIn = (other: RecordData) => changedFields(entity, record, other);
  return { record, id, changed: missingIn(before), missingIn, read: (one) => readItem(entity, one, { api, context }).catch(ignored) };
}

/** Treats a failed look as one that has found nothing out. */
function ignored(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
}
