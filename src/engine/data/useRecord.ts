import { useEffect, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { randomKey } from '@/config/randomKey';
import type { ApiError } from '@/api/ApiError';
import { useApi } from '@/session/hooks';
import { useMutate } from './useMutate';
import { useReading } from './useReading';
import { isAborted, READ_OPTIONS } from './readOptions';
import type { Entity } from '../model/Resource';
import { itemFromApi, itemPath } from './readItem';
import type { RecordData } from '../model/Schema';
import { earlyRecords } from './earlyReads';

interface RecordReading {
  /** Ignores what an earlier page has read: a form must start from what the server has now. */
  fresh?: boolean;
  /** Reads the record anew even where reading has a side effect, for a page on which work is done, as an earlier reading may be hours old. Other pages share this reading. */
  visit?: boolean;
}

/** One record, read when its page opens and not again while the page stays open. Where reading has a side effect, any page may use what an earlier one has read. */
export function useRecord(entity: Entity, id: string, { fresh = false, visit = false }: RecordReading = {}) {
  const api = useApi();
  const reading = useReading();
  const [opening] = useState(() => randomKey());
  const { name } = entity.resource;
  const isReadOnce = entity.source?.readHasSideEffect === true;

  const isOurs = visit || (fresh && !isReadOnce);
  const shared = [name, 'item', id];
  const key = isOurs ? [...shared, opening] : shared;
  const mutate = useMutate();
  const share = (record: RecordData) => void mutate(shared, record, { revalidate: false });
  useForgotten(isOurs ? unstable_serialize(key) : undefined);
  const { data, error, mutate: mutateOwn } = useSWR<RecordData, ApiError>(
    key,
    async () => {
      const path = itemPath(entity, id);
      const early = await earlyRecords.take(api, path);
      const { context, signal } = reading();
      const record = itemFromApi(entity, early ?? (await api.get(path, { signal, dialect: entity.dialect })), context);
      if (visit) share(record);
      return record;
    },
    { ...READ_OPTIONS, revalidateIfStale: !isReadOnce },
  );
  return {
    record: data,
    error: isAborted(error) ? undefined : error,
    readAgain: () => void mutateOwn(),
    /** Puts the answer to a change in the place of the record, on this page and on those that follow. */
    async put(record: RecordData) {
      share(record);
      await mutate(key, record, { revalidate: false });
    },
  };
}

/**
 * Removes what only this page has read from the cache when the page closes; otherwise a day of edits would stay in memory. A remount right after,
 * as in React's strict mode, does not count as closing.
 */
function useForgotten(key: string | undefined): void {
  const { cache } = useSWRConfig();
  const leaving = useRef<{ key: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (leaving.current?.key === key) clearTimeout(leaving.current.timer);
    return () => {
      leaving.current = { key, timer: setTimeout(() => cache.delete(key)) };
    };
  }, [cache, key]);
}
