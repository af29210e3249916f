import { useSWRConfig } from 'swr';
import type { Entity, RecordData } from '../Resource';

/** After a save: the record's page starts from what was just saved, and every list and choice of the entity is asked again. */
export function useRefreshCaches({ resource: { name } }: Entity): (saved: RecordData) => void {
  const { mutate } = useSWRConfig();

  return (saved) => {
    void mutate([name, 'item', String(saved['id'])], saved, { revalidate: false });
    void mutate((key) => Array.isArray(key) && key[0] === name && key[1] !== 'item');
  };
}
