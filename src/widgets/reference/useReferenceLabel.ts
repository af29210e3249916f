import useSWR from 'swr';
import type { Entity } from '@/engine/model/Resource';
import { useApi } from '@/session/hooks';
import { readItem } from '@/engine/data/readItem';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { recordTitle } from '@/engine/model/recordTitle';

/** The name of the record referred to: the one already known, or the one the server gives. Its number until it arrives. */
export function useReferenceLabel(entity: Entity, id: unknown, known: string | undefined): string {
  const api = useApi();
  const isAsked = id !== undefined && id !== '' && known === undefined;
  const { data } = useSWR(
    // The cache of the entity's own pages; an id in an address is a text.
    isAsked ? [entity.resource.name, 'item', String(id)] : null,
    () => readItem(entity, id, { api, context: WALL_CLOCK }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return known ?? recordTitle(entity.resource, { id, ...data });
}
