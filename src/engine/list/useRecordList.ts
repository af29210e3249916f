import { useEffect, useMemo } from 'react';
import useSWR, { unstable_serialize, type SWRConfiguration } from 'swr';
import { ApiError } from '@/api/ApiError';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import type { ListDefinition } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { KnownTotal } from '../data/knownTotal';
import { earlyLists } from '../data/earlyReads';
import { pageInMemory } from '../data/pageInMemory';
import { listKey, readRecords, requestFor, type ReadRecords } from '../data/readRecords';
import type { ChangeQuery } from '../data/useListQuery';
import { useReading } from '../data/useReading';

export interface RecordList extends KnownTotal {
  /** `loading` before the first answer, `failed` when there is no answer to this query. */
  status: 'loading' | 'failed' | 'ready';
  records: readonly RecordData[];
  /** Whether the records are those of the query before, while the new ones are on their way. */
  isOutdated: boolean;
  isRefreshing: boolean;
  /** The error of this query, or of a refresh that failed while its records stay. */
  error: ApiError | undefined;
  reload: () => void;
}

interface ListReading {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  changeQuery: ChangeQuery;
}

const EMPTY_PAGE: KnownTotal & { records: RecordData[] } = { records: [], total: 0 };

/** One page of records. The address holds the query and SWR the answer; this hook has no state of its own. */
export function useRecordList({ entity, list, query, changeQuery }: ListReading): RecordList {
  const language = toLanguage(useTranslation().i18n.language);
  const request = requestFor(query, list);
  const { data, error, isValidating, mutate } = useAnswer(entity, list, request);

  const page = useMemo(() => {
    if (!data) return EMPTY_PAGE;
    return list.paging === 'client' ? pageInMemory(data.records, query, list, language) : data;
  }, [data, query, list, language]);

  const isAnswered = data !== undefined && unstable_serialize(data.request) === unstable_serialize(request);
  const lastPage = Math.max(1, Math.ceil(page.total / query.size));
  const isBeyond = isAnswered && query.page > lastPage;
  useLastPage(isBeyond ? lastPage : undefined, changeQuery);

  const isOutdated = !isAnswered || isBeyond;
  const isEmpty = page.records.length === 0;
  const status = error && !isAnswered ? 'failed' : isOutdated && isEmpty ? 'loading' : 'ready';
  return { ...page, status, isOutdated, isRefreshing: isValidating, error, reload: () => void mutate() };
}

function useAnswer(entity: EntityBody, list: ListDefinition, request: ReadRecords['request']) {
  const api = useApi();
  const reading = useReading();

  const key = listKey(entity, request);
  const answer = useSWR<ReadRecords, ApiError>(
    key,
    async () =>
      (await earlyLists.take(api, unstable_serialize(key))) ??
      readRecords(request, list.paging, { ...reading(), entity }),
    OPTIONS,
  );
  // A programming error is not an answer of the server, so it goes to the error boundary.
  if (answer.error && !(answer.error instanceof ApiError)) throw answer.error;
  return { ...answer, error: answer.error?.kind === 'aborted' ? undefined : answer.error };
}

/**
 * A failure is shown with a button to try again, and is not repeated automatically. Only a read that an earlier visit to this screen aborted while this visit was
 * sharing it is asked again.
 */
const OPTIONS: SWRConfiguration<ReadRecords, ApiError> = {
  keepPreviousData: true,
  shouldRetryOnError: true,
  onErrorRetry: (error, _key, _config, revalidate, options) => {
    if (error.kind === 'aborted') void revalidate(options);
  },
};

/** A page beyond the end, to which a deletion or an old link may lead, falls back to the last page (specification 4.32). */
function useLastPage(lastPage: number | undefined, changeQuery: ChangeQuery): void {
  useEffect(() => {
    if (lastPage !== undefined) changeQuery({ page: lastPage }, 'replace');
  }, [lastPage, changeQuery]);
}
