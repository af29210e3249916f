import useSWR from 'swr';
import { useApi } from '@/session/hooks';
import type { ApiError } from '@/api/ApiError';
import { actionsFromApi, type CaseAction } from './catalogue';

/** The platform's catalogue of actions, read once per session for all requests (contract requests.actions). */
export function useActions() {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR<readonly CaseAction[], ApiError>(
    ['solidaryActions'],
    async () => actionsFromApi(await api.read('admin/solidaries/actions')),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { actions: data, error: isValidating ? undefined : error, readAgain: () => void mutate() };
}
