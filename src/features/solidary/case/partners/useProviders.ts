import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { readList, readRecord } from '@/api/readList';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { useApi } from '@/session/hooks';

/**
 * The partners whose journeys can be searched, read when a page needs them and only where `isNeeded`. JSON-LD would lose their names. The answer
 * also has their secret keys, which are not kept (contract partners.providers).
 */
export function useProviders(isNeeded: boolean) {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR<string[], ApiError>(
    isNeeded ? 'partners' : null,
    async () => providersFromApi(await api.read('admin/external_journey_providers', { plainJson: true })),
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  return { providers: data ?? [], error: isValidating || isAborted(error) ? undefined : error, askAgain: () => void mutate() };
}

/** Reads only the names of the partners, because the answer also contains their secret keys (contract partners.providers). Older platforms list `{name}`. */
export function providersFromApi(body: unknown): string[] {
  const record = Array.isArray(body) ? {} : readRecord(body);
  if (!Array.isArray(body) && !('hydra:member' in record)) return Object.keys(record);
  return readList(body).items.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? name : []));
}
