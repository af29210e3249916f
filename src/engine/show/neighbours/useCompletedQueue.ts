import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { toLanguage } from '@/i18n/language';
import { useApi, useConfig } from '@/session/hooks';
import { isFiltered } from '../../data/listQuery';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { transformContext } from '../../model/transforms/transformContext';
import type { Queue } from '../../page/Queue';
import { completeQueue, lackingFrom } from './completeQueue';
import { readIds, startOfPiece } from './readIds';
import { useKeepQueue } from './useKeepQueue';

interface Completed {
  entity: EntityBody;
  list: ListDefinition | undefined;
  query: ListQuery | undefined;
  queue: Queue | undefined;
  /** Whether the queue is stored in this entry of the history. */
  isKept: boolean;
  /** The id of the record that is shown. */
  id: string;
}

/** How many records are read ahead. A decision takes a record out of a narrowed list, so more of such a list is read while it is still complete. */
const AHEAD = { narrowed: 1000, other: 100 };

/** Stores a queue that has just begun, and extends it while the operator looks at a record: at its beginning, and before the end of its known part is reached. */
export function useCompletedQueue({ entity, list, query, queue, isKept, id }: Completed): void {
  const api = useApi();
  const context = transformContext(useConfig().settings.utcTime);
  const language = toLanguage(useTranslation().i18n.language);
  const keepNow = useKeepQueue();
  const keep = useEffectEvent((kept: Queue) => keepNow(kept));

  const complete = useEffectEvent(async (known: Queue, signal: AbortSignal) => {
    const from = lackingFrom(known, id);
    if (from === undefined || !list || !query) return;
    const passedOver = new Set(known.ids);
    const wanted = AHEAD[isFiltered(query.filters) ? 'narrowed' : 'other'];
    const read = await readIds(startOfPiece(from, list), (ids) => [...ids].filter((one) => !passedOver.has(one)).length >= wanted, { list, query, language, reading: { api, entity, context, signal } });
    if (!signal.aborted) keep(completeQueue(known, read));
  });

  useEffect(() => {
    if (!queue) return undefined;
    if (!isKept) {
      keep(queue);
      return undefined;
    }
    const leaving = new AbortController();
    // A read that fails is repeated on the next record.
    complete(queue, leaving.signal).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    return () => leaving.abort();
  }, [queue, isKept]);
}
