import type { Api, Ids } from '@/api/Api';
import { apiError, ApiError } from '@/api/ApiError';
import { removalBatches } from '@/api/removalPath';
import { commandEnd } from '@/api/commandEnd';
import { attempt } from '../data/command/attempt';
import { removalAttempt } from '../data/command/removalAttempt';
import type { BulkDelete } from '../model/SavingDefinition';
import type { RecordData } from '../model/Schema';
import { oneByOne, type BulkMeans } from './oneByOne';
import type { BulkOutcome, BulkTask } from './runBulk';

/** Deletes a selection: in batches by the platform's bulk deletion, or by one call for each record. */
export function deletion({ api, entity, transforms }: BulkMeans): BulkTask {
  const { endpoint, bulkDelete } = entity.resource;
  if (bulkDelete) return bulkDeletion(api, endpoint.list, bulkDelete);
  return oneByOne(({ id }) => attempt(removalAttempt(entity, id, { api, context: transforms })));
}

/**
 * The platform deletes before it checks the right to do so, and does not say what it has deleted (contract users.bulk and wire.acting). After each batch, with
 * or without an answer, the list is read to find which records are still there.
 */
function bulkDeletion(api: Api, listPath: string, { endpoint, parameter }: BulkDelete): BulkTask {
  return {
    batches: removalBatches,
    async send(batch) {
      const ids = batch.map(({ id }) => Number(id)) as unknown as Ids;
      const failure = await api.removeMany(endpoint, parameter, ids).then(() => undefined, apiError);
      if (failure && commandEnd(failure) === 'unsent') throw failure;
      const still = await stillThere(api, listPath, parameter, ids);
      return batch.map(({ id }) => outcomeOf(still.has(Number(id)), failure));
    },
  };
}

function outcomeOf(isStillThere: boolean, failure: ApiError | undefined): BulkOutcome {
  if (!isStillThere) return failure && commandEnd(failure) !== 'lost' ? { kind: 'done', despite: failure } : { kind: 'done' };
  const error = failure ?? new ApiError('rejected');
  // A deletion whose answer was lost may still be running.
  return { kind: commandEnd(error) === 'lost' ? 'unknown' : 'failed', error };
}

/** The ids that the list still holds. When the list cannot be read, the outcome of the deletion is unknown too. */
async function stillThere(api: Api, path: string, parameter: string, ids: Ids): Promise<ReadonlySet<number>> {
  const answer = await api.list(path, { page: 1, perPage: ids.length, filters: [[parameter, ids.join(',')]] }).catch(unknownOutcome);
  const found = new Set(answer.items.map(({ id }: RecordData) => Number(id)));
  // A server that did not understand the filter answers with other records.
  if ([...found].some((id) => !ids.includes(id))) throw new ApiError('outcomeUnknown');
  return found;
}

function unknownOutcome(error: unknown): never {
  throw error instanceof ApiError ? new ApiError('outcomeUnknown', '', [], { cause: error }) : error;
}
