import { useMemo } from 'react';
import { useListAnswer, useListPage } from '../../data/useListPage';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { Queue } from '../../page/Queue';

interface Around {
  entity: EntityBody;
  list: ListDefinition | undefined;
  query: ListQuery | undefined;
  queue: Queue | undefined;
  /** Of the record that is shown. */
  id: string;
}

const NONE: readonly string[] = [];

/**
 * What stands before and after what is known of a queue, once the operator is at one of its ends. Where records have left the list since, what follows has moved
 * up: the last page is read again with the one after it, and what is known is passed over. Where more than a page has left, those that have moved up further are not met.
 */
export function useIdsAround({ entity, list, query, queue, id }: Around): { before: readonly string[]; after: readonly string[] } {
  const index = queue?.ids.indexOf(id) ?? -1;
  const end = queue ? queue.before + queue.ids.length : 0;
  const isLast = queue !== undefined && index === queue.ids.length - 1 && (end < queue.total || queue.more === true);
  const pageAt = (position: number) => query && Math.floor(position / query.size) + 1;

  const before = useListPage(entity, list, useQueryAt(query, index === 0 && queue && queue.before > 0 ? pageAt(queue.before - 1) : undefined));
  const next = isLast ? pageAt(end - 1) : undefined;
  const reading = queue?.changed ? `queue ${String(end)}` : undefined;
  const again = useListAnswer(entity, list, useQueryAt(query, reading === undefined ? undefined : next), reading).page;
  const after = useListAnswer(entity, list, useQueryAt(query, next === undefined ? undefined : next + 1), reading).page;

  return useMemo(() => {
    const known = new Set(queue?.ids);
    const unknown = (page: Parameters<typeof idsOf>[0] | undefined) => (page ? idsOf(page).filter((one) => !known.has(one)) : NONE);
    const isReady = reading === undefined || (again !== undefined && after !== undefined);
    return {
      before: unknown(before),
      after: isReady ? [again, after].flatMap(unknown) : NONE,
    };
  }, [queue, before, again, after, reading]);
}

export function idsOf({ records }: { records: readonly RecordData[] }): string[] {
  return records.flatMap((record) => (record['id'] === undefined ? [] : [String(record['id'])]));
}

function useQueryAt(query: ListQuery | undefined, page: number | undefined): ListQuery | undefined {
  return useMemo(() => (query && page !== undefined ? { ...query, page } : undefined), [query, page]);
}
