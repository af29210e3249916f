import useSWR from 'swr';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { readItem } from './readItem';
import { READ_OPTIONS } from './readOptions';
import { useReadingInTurn } from './useReading';

/**
 * A record of which only the number is known, read so that it can be named; not again where its own page has read it, and never where reading has a side effect.
 * Nothing is read without an entity.
 */
export function useKnownRecord(entity: Entity | undefined, id: unknown): { record: RecordData | undefined; error: unknown } {
  const reading = useReadingInTurn();
  const { data, error } = useSWR<RecordData, unknown>(
    // This is the key under which the record's own page caches its answer.
    entity && !entity.source?.readHasSideEffect ? [entity.resource.name, 'item', String(id)] : null,
    async () => {
      if (!entity) throw new Error('Nothing is read without an entity.');
      return readItem(entity, id, reading());
    },
    { ...READ_OPTIONS, revalidateIfStale: false },
  );
  return { record: data, error };
}
