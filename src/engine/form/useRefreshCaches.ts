import { unstable_serialize, useSWRConfig } from 'swr';
import { useSessionStore } from '@/session/hooks';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { successorKey } from '../page/useSuccessor';

/**
 * After a save: the record's page starts from what was just saved, and every list and choice of the entity is asked again, as is the session
 * where it knows some of its records. Of a record that the saved one has replaced, that is all that is known from then on.
 */
export function useRefreshCaches({ resource: { name, inSession }, source }: Entity): (saved: RecordData, mode: 'create' | 'edit', replaced?: string) => void {
  const { cache, mutate } = useSWRConfig();
  const session = useSessionStore();

  return (saved, mode, replaced) => {
    // In silence: the form that is about to close still stands on it.
    if (replaced !== undefined) cache.delete(unstable_serialize([name, 'item', replaced]));
    // A creation knows what was typed and little more; where reading has a side effect, nothing would complete it later.
    const known = mode === 'create' && source?.readHasSideEffect ? undefined : saved;
    void mutate([name, 'item', String(saved['id'])], known, { revalidate: false });
    void mutate((key) => Array.isArray(key) && key[0] === name && key[1] !== 'item');
    if (replaced !== undefined) void mutate(successorKey(name, replaced), saved['id'], { revalidate: false });
    if (inSession) session.readAgain();
  };
}
