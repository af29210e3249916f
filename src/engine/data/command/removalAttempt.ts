import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { recordPath } from '../../model/recordPath';
import type { Entity } from '../../model/Resource';
import type { TransformContext } from '../../model/transforms/Transform';
import { readItem } from '../readItem';
import type { Attempt, Seen } from './attempt';

interface Means {
  api: Pick<Api, 'remove' | 'get'>;
  context: TransformContext;
}

/** The deletion of one record, by its number. It also counts as done when the record is not found afterwards, whoever has deleted it. */
export function removalAttempt(entity: Entity, id: unknown, { api, context }: Means): Attempt<undefined> {
  const { endpoint } = entity.resource;
  const mayRead = entity.source?.readHasSideEffect !== true;
  async function isThere(): Promise<boolean> {
    try {
      await readItem(entity, id, { api, context });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  return {
    async send() {
      try {
        await api.remove(recordPath(endpoint.delete, id), { dialect: entity.dialect });
      } catch (error) {
        // A proxy may answer 404 for a record that is still there. What the server says of it in its own words stands where it fails to read it.
        const isGone = isNotFound(error) && mayRead && !(await isThere().catch(() => error.serverMessage === ''));
        if (!isGone) throw error;
      }
      return undefined;
    },
    ...(mayRead && {
      look: async (): Promise<Seen<undefined>> => ((await isThere()) ? { kind: 'notDone' } : { kind: 'done', result: undefined }),
    }),
  };
}

function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'notFound';
}
