import { useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import { useReadSignal } from '../list/useReadSignal';
import type { Entity, RecordData } from '../Resource';
import { recordFromApi } from '../transforms/recordFromApi';
import { transformContext } from '../transforms/transformContext';

interface RecordReading {
  /** Never what an earlier page has read: for a form, which must start from what the server has. */
  fresh?: boolean;
}

/**
 * One record, read when its page opens and not again while it stays open. Where reading acts on the server, what an earlier page has
 * read is good enough for any of them.
 */
export function useRecord(entity: Entity, id: string, { fresh = false }: RecordReading = {}) {
  const api = useApi();
  const { settings } = useConfig();
  const readSignal = useReadSignal();
  const [opening] = useState(() => crypto.randomUUID());
  const { name, endpoint, readingActs } = entity.resource;

  const { data, error, mutate } = useSWR<RecordData, ApiError>(
    fresh && !readingActs ? [name, 'item', id, opening] : [name, 'item', id],
    async () => {
      const wire = await api.get(`${endpoint.item}/${encodeURIComponent(id)}`, { signal: readSignal() });
      return recordFromApi(entity, wire, transformContext(settings.utcTime));
    },
    { ...OPTIONS, revalidateIfStale: !readingActs },
  );
  return { record: data, error: error?.kind === 'aborted' ? undefined : error, readAgain: () => void mutate() };
}

/** Only a read that a previous visit gave up, and that this visit was sharing, comes back by itself. */
const OPTIONS: SWRConfiguration<RecordData, ApiError> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: (error) => error.kind === 'aborted',
  onErrorRetry: (_error, _key, _config, revalidate, options) => void revalidate(options),
};
