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

/** The deletion of one record, by its number. It also counts as done when the record is not found afterwards. */
export function removalAttempt(entity: Entity, id: unknown, { api, context }: Means): Attempt<undefined> {
  const { endpoint } = entity.resource;
  return {
    async send() {
      await api.remove(recordPath(endpoint.delete, id), { dialect: entity.dialect });
      return undefined;
    },
    ...(!entity.source?.readHasSideEffect && {
      look: (): Promise<Seen<undefined>> => readItem(entity, id, { api, context }).then(() => ({ kind: 'notDone' }), asGone),
    }),
  };
}

function asGone(error: unknown): Seen<undefined> {
  if (error instanceof ApiError && error.kind === 'notFound') return { kind: 'done', result: undefined };
  throw error;
}
