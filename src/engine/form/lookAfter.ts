import { ApiError } from '@/api/ApiError';
import { readItem } from '../data/readItem';
import type { RecordData } from '../model/Schema';
import { changedFields } from '../model/transforms/recordToApi';
import { newInList, type Listed } from './newInList';
import type { SaveTask } from './SaveTask';

/**
 * What is on the server after a call of which nobody knows whether it was made. `made`: all of it, in the record or in the one that has taken its place;
 * `partly`: some fields of an edit, `now` being the record as it was read; `unseen`: it is stored, and the server cannot show it.
 */
export type Found =
  | { kind: 'made'; saved: RecordData }
  | { kind: 'partly'; stored: string[]; missing: string[]; now: RecordData }
  | { kind: 'nothing' }
  | { kind: 'unseen'; id: string }
  | { kind: 'unknown' };

const UNKNOWN: Found = { kind: 'unknown' };

/** Looks for it, once: where reading acts, nothing else may be asked (contract requests.reading). `before` is what the list had. */
export async function lookAfter(record: RecordData, task: SaveTask, before: Listed | undefined): Promise<Found> {
  return task.write.mode === 'create' ? created(record, task, before) : edited(record, task, task.write.before);
}

/** In the list; a record that the server may have stored and cannot show is read as well, where it is said to have those. */
async function created(record: RecordData, task: SaveTask, before: Listed | undefined): Promise<Found> {
  const found = before && (await newInList(record, task, before));
  if (!found) return UNKNOWN;
  return task.entity.resource.update.standing ? seen(record, String(found['id']), task) : { kind: 'made', saved: { ...record, ...found } };
}

async function edited(record: RecordData, task: SaveTask, before: RecordData): Promise<Found> {
  const { entity, id } = task;
  const { successor } = entity.resource.update.standing ?? {};
  const now = id === undefined || successor === undefined ? undefined : await read(id, task);
  if (!now || successor === undefined) return UNKNOWN;
  const next = now[successor];
  if (typeof next === 'number') return seen(record, String(next), task);

  const changed = changedFields(entity, record, before);
  const missing = changedFields(entity, record, now).filter((name) => changed.includes(name));
  const stored = changed.filter((name) => !missing.includes(name));
  if (missing.length === 0) return { kind: 'made', saved: { ...record, ...now } };
  return stored.length === 0 ? { kind: 'nothing' } : { kind: 'partly', stored, missing, now };
}

async function seen(record: RecordData, id: string, task: SaveTask): Promise<Found> {
  const found = await read(id, task);
  return found ? { kind: 'made', saved: { ...record, ...found } } : { kind: 'unseen', id };
}

async function read(id: string, { api, entity, context }: SaveTask): Promise<RecordData | undefined> {
  return readItem(entity, id, { api, context }).catch(ignored);
}

/** A look that fails tells nothing. */
function ignored(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
}
