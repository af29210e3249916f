import useSWR from 'swr';
import type { Entity } from '@/engine/model/Resource';
import { useApi } from '@/session/hooks';
import { readItem } from '@/engine/data/readItem';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { recordTitle } from '@/engine/model/recordTitle';

/** The name of a record: the one already known, or the one that the server gives; its number until that arrives. */
export function useReferenceLabel(entity: Entity, id: unknown, known: string | undefined): string {
  const api = useApi();
  const isAsked = id !== undefined && id !== '' && known === undefined;
  const { data } = useSWR(
    // This is the key under which the entity's own pages cache the record; the id is a text there, as in an address.
    isAsked ? [entity.resource.name, 'item', String(id)] : null,
    () => readItem(entity, id, { api, context: WALL_CLOCK }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return known ?? recordTitle(entity.resource, { id, ...data });
}
