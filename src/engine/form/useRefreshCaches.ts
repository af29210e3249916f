import { useSWRConfig } from 'swr';
import { useSessionStore } from '@/session/hooks';
import type { Entity, RecordData } from '../Resource';

/**
 * After a save: the record's page starts from what was just saved, and every list and choice of the entity is asked again, as is the session
 * where it knows some of its records.
 */
export function useRefreshCaches({ resource: { name, inSession } }: Entity): (saved: RecordData) => void {
  const { mutate } = useSWRConfig();
  const session = useSessionStore();

  return (saved) => {
    void mutate([name, 'item', String(saved['id'])], saved, { revalidate: false });
    void mutate((key) => Array.isArray(key) && key[0] === name && key[1] !== 'item');
    if (inSession) session.readAgain();
  };
}
