import { unstable_serialize, useSWRConfig } from 'swr';
import { useMutate } from '../../data/useMutate';
import { useSessionStore } from '@/session/hooks';
import { isOfStructures } from '../../model/ownStructures';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { successorKey } from '../../page/useSuccessor';

/**
 * Updates the caches after a save: the record's page starts from what was just saved, and every list and choice of the entity is read again, as is the session
 * after a structure, since it contains those of the operator. A record that the saved one has replaced is removed from the cache.
 */
export function useRefreshCaches({ resource, source }: Entity): (saved: RecordData, mode: 'create' | 'edit', replaced?: string) => void {
  const { name } = resource;
  const { cache } = useSWRConfig();
  const mutate = useMutate();
  const session = useSessionStore();

  return (saved, mode, replaced) => {
    // The entry is deleted without a notification, as the form that is about to close still shows that record.
    if (replaced !== undefined) cache.delete(unstable_serialize([name, 'item', replaced]));
    // A creation knows little more than what was typed. Where reading has a side effect nothing would complete it later, so it is not put into the cache.
    const known = mode === 'create' && source?.readHasSideEffect ? undefined : saved;
    void mutate([name, 'item', String(saved['id'])], known, { revalidate: false });
    void mutate((key) => Array.isArray(key) && key[0] === name && key[1] !== 'item');
    if (replaced !== undefined) void mutate(successorKey(name, replaced), saved['id'], { revalidate: false });
    if (isOfStructures(resource)) session.readAgain();
  };
}
