import useSWR from 'swr';
import { useApi } from '@/session/hooks';
import type { ApiError } from '@/api/ApiError';
import { actionsFromApi, type CaseAction } from './catalogue';

/** What every action of the platform is, read once for all the requests of a session (contract requests.actions). */
export function useActions() {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR<readonly CaseAction[], ApiError>(
    ['solidaryActions'],
    async () => actionsFromApi(await api.read('admin/solidaries/actions')),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { actions: data, error: isValidating ? undefined : error, readAgain: () => void mutate() };
}
