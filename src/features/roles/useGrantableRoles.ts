import useSWR from 'swr';
import { readItems } from '@/api/readList';
import { useApi } from '@/session/hooks';

/** The ids of the roles that the operator may give (contract session.grantable); empty when the server names none, and undefined until it has answered. */
export function useGrantableRoles(): readonly number[] | undefined {
  const api = useApi();
  const { data, error } = useSWR(
    'permissions/grantable',
    async (path) => readItems(await api.read(path)).filter((role) => typeof role === 'number'),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return error === undefined ? data : NONE;
}

const NONE: readonly number[] = [];
