import { useMemo } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import type { ListDefinition } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import { READ_OPTIONS } from './readOptions';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { KnownTotal } from './knownTotal';
import { pageInMemory } from './pageInMemory';
import { listKey, readRecords, requestFor, type ReadRecords } from './readRecords';
import { useReading } from './useReading';

interface ListPage extends KnownTotal {
  records: readonly RecordData[];
}

/** One page of a list as the operator last saw it; it is only requested if they never saw it. `undefined` until it is read, without a query, or after a failure. */
export function useListPage(entity: Entity, list: ListDefinition | undefined, query: ListQuery | undefined): ListPage | undefined {
  return useListAnswer(entity, list, query).page;
}

/** As `useListPage`, and also says whether the read failed. */
export function useListAnswer(entity: Entity, list: ListDefinition | undefined, query: ListQuery | undefined): { page: ListPage | undefined; isFailed: boolean } {
  const reading = useReading();
  const language = toLanguage(useTranslation().i18n.language);
  const asked = list && query && { list, query, request: requestFor(query, list) };

  const { data, error } = useSWR<ReadRecords, ApiError>(
    asked ? listKey(entity, asked.request) : null,
    ([, , request]: ReturnType<typeof listKey>) =>
      readRecords(request, list?.paging ?? 'server', { ...reading(), entity }),
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  const page = useMemo(() => {
    if (!data || !list || !query) return undefined;
    return list.paging === 'client' ? pageInMemory(data.records, query, list, language) : data;
  }, [data, list, query, language]);
  return { page, isFailed: error !== undefined };
}
