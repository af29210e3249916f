import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import { attempt } from '@/engine/data/command/attempt';
import { isOfAnother } from '@/engine/data/command/isOfAnother';
import type { Entity } from '@/engine/model/Resource';
import { recordPath } from '@/engine/model/recordPath';
import type { RecordData } from '@/engine/model/Schema';
import { readItem } from '@/engine/data/readItem';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import type { TransformContext } from '@/engine/model/transforms/Transform';
import { readCase } from '../model/readCase';
import type { SolidaryCase } from '../model/SolidaryCase';
import { solidaryRequests } from '../sources/solidaryRequests';

/** The outcome of a command about a request; `record` is the request as the platform answered it afterwards. */
type CommandOutcome =
  | { kind: 'done'; record: RecordData }
  /** The request was replaced in the meantime, and nothing was sent. `copyId` is the copy, where it is known. */
  | { kind: 'replaced'; copyId?: number }
  | { kind: 'failed'; error: ApiError; record?: RecordData }
  /**
   * The server failed, and failed again on reading: the command was probably carried out, and the platform can no longer show the request (contract
   * requests.unreadable).
   */
  | { kind: 'unseen' }
  /**
   * The answer was lost, and the request either does not show the command's effect or could not be read. The outcome is unknown, and the command
   * may still be running.
   */
  | { kind: 'unknown'; record?: RecordData };

interface Command {
  api: Api;
  entity: Entity;
  id: string;
  /** The record as the page shows it. */
  record: RecordData;
  body: RecordData;
  transforms: TransformContext;
  /** Called when the command is sent: nothing can have happened before. */
  onLeave?: () => void;
  /** Whether the request, read again, shows that the command was carried out. */
  made: ((after: SolidaryCase) => boolean) | undefined;
}

/**
 * Checks that the request is still current, then sends one PATCH, never a second time. After a failure, the request is read to find out what
 * happened (contract requests.unreadable).
 */
export async function sendCommand({ api, entity, id, record, body, transforms, onLeave, made }: Command): Promise<CommandOutcome> {
  const { endpoint } = entity.resource;
  const readNow = () => readRecord({ api, entity, id, transforms });
  const outcome = await attempt<RecordData, 'replaced'>({
    check: async () => ((await solidaryRequests.isCurrent(record, id, { api, endpoint: endpoint.list })) ? undefined : 'replaced'),
    async send() {
      onLeave?.();
      const answer = recordFromApi(entity, await api.update(recordPath(endpoint.update, id), body), transforms);
      if (isOfAnother(answer, id)) throw new ApiError('outcomeUnknown');
      return answer;
    },
    async look() {
      const now = await readNow();
      return made?.(readCase(now)) ? { kind: 'done', result: now } : { kind: 'notDone', now };
    },
  });
  if (outcome.kind === 'withheld') return replaced(readNow);
  if (outcome.kind === 'done') return { kind: 'done', record: outcome.result };
  const { error } = outcome;
  const read = outcome.now && { record: outcome.now };
  if (outcome.kind === 'failed') return { kind: 'failed', error, ...read };
  return commandEnd(error) === 'broken' ? { kind: 'unseen' } : { kind: 'unknown', ...read };
}

/** The request that was replaced still names its copy. */
async function replaced(read: () => Promise<RecordData>): Promise<CommandOutcome> {
  const after = await read().catch(() => undefined);
  const copyId = after && readCase(after).childId;
  return { kind: 'replaced', ...(copyId !== undefined && { copyId }) };
}

/** Reads the request. Rejects with an `ApiError`. */
export async function readRecord({ api, entity, id, transforms }: Pick<Command, 'api' | 'entity' | 'id' | 'transforms'>): Promise<RecordData> {
  return readItem(entity, id, { api, context: transforms });
}
