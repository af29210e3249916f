import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/ApiError';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { isFiltered } from '../../data/listQuery';
import { useKeepInEntry } from '../../data/useKeepInEntry';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { transformContext } from '../../model/transforms/transformContext';
import type { Queue } from '../../page/Queue';
import { readIds, type ReadIds, startOfPiece } from './readIds';

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
  const keepInEntry = useKeepInEntry();
  const keep = useEffectEvent((kept: Queue) => keepInEntry({ queue: kept }));

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

/** How many records must be known on both sides of the shown one; with fewer, more are read. */
const NEAR = 20;

/** The place in the list from which it must be read to extend the queue; `undefined` as long as enough of it is known. */
export function lackingFrom({ ids, before, total, more, begun }: Queue, id: string): number | undefined {
  const index = ids.indexOf(id);
  const lacksEarlier = before > 0 && (begun || index < NEAR);
  const lacksLater = (before + ids.length < total || more) && (begun || ids.length - index <= NEAR);
  if (lacksEarlier) return before - 1;
  return lacksLater ? before : undefined;
}

/**
 * The queue extended by what was read of its list. Known records keep their places, as those that have been dealt with may have left the list or moved in it. So
 * no record is skipped, and none comes twice.
 */
export function completeQueue(queue: Queue, read: ReadIds): Queue {
  const known = new Set(queue.ids);
  const isEarlier = (index: number) => read.start + index < queue.before;
  const earlier = read.ids.filter((id, index) => isEarlier(index) && !known.has(id));
  const later = read.ids.filter((id, index) => !isEarlier(index) && !known.has(id));
  const ids = [...earlier, ...queue.ids, ...later];
  const counted = read.start + ids.length;
  // The records that follow in the list may be known ones that have moved. Until the end of the list is read, the total stays as it was.
  return { ids, before: read.start, total: read.rest === 0 ? counted : Math.max(queue.total, counted + 1), ...(read.more && { more: read.more }) };
}
