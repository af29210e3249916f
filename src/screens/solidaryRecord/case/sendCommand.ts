import type { Api } from '@/api/Api';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { isStanding } from '@/engine/data/standing';
import { readItem } from '@/engine/data/readItem';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import type { TransformContext } from '@/engine/model/transforms/Transform';
import { readCase } from '../model/readCase';
import type { SolidaryCase } from '../model/SolidaryCase';

/** How a command about a request ended; `record` is what the platform says of it since. */
export type CommandOutcome =
  | { kind: 'done'; record: RecordData }
  /** The request was replaced meanwhile, by a copy unless that is not known: nothing was sent. */
  | { kind: 'replaced'; copyId?: number }
  | { kind: 'failed'; error: ApiError; record?: RecordData }
  /** The server broke, now and upon reading: the command was probably made, and the platform can no longer show the request (contract requests.unreadable). */
  | { kind: 'unseen' }
  /** The answer was lost, and the request could not be read since: nobody knows. */
  | { kind: 'unknown' };

export interface Command {
  api: Api;
  entity: Entity;
  id: string;
  /** As it is on the page. */
  record: RecordData;
  body: RecordData;
  transforms: TransformContext;
  /** Whether the request, read again, says that it was made. */
  made: ((after: SolidaryCase) => boolean) | undefined;
}

/** Failures that come before anything ran; after the others the request is read again before anything is said (contract requests.unreadable). */
const BEFORE: readonly ApiErrorKind[] = ['offline', 'idle', 'unauthorized', 'credentials', 'denied', 'notFound', 'rejected'];

export function mayHaveRun({ kind }: ApiError): boolean {
  return !BEFORE.includes(kind);
}

/** Asks whether the request still stands, then sends one PATCH, never a second time. */
export async function sendCommand({ api, entity, id, record, body, transforms, made }: Command): Promise<CommandOutcome> {
  const { endpoint } = entity.resource;
  try {
    if (!(await isStanding(api, entity.resource, id, record))) return await replaced({ api, entity, id, transforms });
  } catch (error) {
    return { kind: 'failed', error: known(error) };
  }
  try {
    const answer = await api.update(`${endpoint.update}/${encodeURIComponent(id)}`, body);
    return { kind: 'done', record: recordFromApi(entity, answer, transforms) };
  } catch (cause) {
    const error = known(cause);
    if (!mayHaveRun(error)) return { kind: 'failed', error };
    const after = await readRecord({ api, entity, id, transforms }).catch(() => undefined);
    if (!after) return { kind: error.kind === 'server' ? 'unseen' : 'unknown' };
    return made?.(readCase(after)) ? { kind: 'done', record: after } : { kind: 'failed', error, record: after };
  }
}

/** The request itself still tells which copy took its place. */
async function replaced(reading: Reading): Promise<CommandOutcome> {
  const after = await readRecord(reading).catch(() => undefined);
  const copyId = after && readCase(after).childId;
  return { kind: 'replaced', ...(copyId !== undefined && { copyId }) };
}

type Reading = Pick<Command, 'api' | 'entity' | 'id' | 'transforms'>;

/** Rejects with an `ApiError`. */
export async function readRecord({ api, entity, id, transforms }: Reading): Promise<RecordData> {
  return readItem(entity, id, { api, context: transforms });
}

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
