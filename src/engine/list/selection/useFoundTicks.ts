import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/ApiError';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { Reading } from '../../data/readRecords';
import { scopePages } from '../../data/scope';
import { keyOf } from '../../data/selection';
import { useReading } from '../../data/useReading';
import type { RecordList } from '../useRecordList';

/** A list on screen. */
export interface ShownList {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  records: RecordList;
}

export type Found = ReadonlyMap<string, RecordData>;

/** Looks for ticked records of which only the ids are known, once the page of the list is there. `undefined` is found when the list cannot be read. */
export function useFoundTicks(shown: ShownList, unread: ReadonlySet<string> | undefined, onFound: (found: Found | undefined) => void): void {
  const { status, isOutdated } = shown.records;
  const reading = useReading();
  const isThere = status === 'ready' && !isOutdated;

  const find = useEffectEvent(async (wanted: ReadonlySet<string>, signal: AbortSignal) => {
    const found = await foundIn(shown, wanted, { ...reading(), entity: shown.entity, signal }).catch(nothingFound);
    if (!signal.aborted) onFound(found);
  });

  useEffect(() => {
    if (!unread || !isThere) return undefined;
    const leaving = new AbortController();
    void find(unread, leaving.signal);
    return () => leaving.abort();
  }, [unread, isThere]);
}

/** The wanted records that the list still has: those of the page that is shown, or else of any page. Rejects with an `ApiError`. */
async function foundIn({ list, query, records: { records: page, total } }: ShownList, wanted: ReadonlySet<string>, reading: Reading): Promise<Found> {
  const found = new Map<string, RecordData>();
  const take = (records: readonly RecordData[]) => records.forEach((record) => wanted.has(keyOf(record)) && found.set(keyOf(record), record));
  take(page);
  if (found.size === wanted.size) return found;
  for await (const records of scopePages({ kind: 'matching', query, total }, list, reading)) {
    take(records);
    if (found.size === wanted.size) break;
  }
  return found;
}

function nothingFound(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}
