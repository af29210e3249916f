import useSWR from 'swr';
import { fewAtOnce } from '@/api/fewAtOnce';
import type { Api } from '@/api/Api';
import { readItem } from '@/engine/data/readItem';
import { recordTitle } from '@/engine/model/recordTitle';
import type { Entity } from '@/engine/model/Resource';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { useApi } from '@/session/hooks';

/** The names of records of which nothing but the ids is known, by these, as the server gives them. A record that cannot be read has none. */
export function useItemNames(entity: Entity, ids: readonly unknown[]): ReadonlyMap<unknown, string> | undefined {
  const api = useApi();
  const { data } = useSWR(ids.length > 0 ? [entity.resource.name, 'names', ...ids.map(String)] : null, () => namesOf(entity, ids, api), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return data;
}

async function namesOf(entity: Entity, ids: readonly unknown[], api: Api): Promise<Map<unknown, string>> {
  const inTurn = fewAtOnce(MOST_AT_ONCE);
  const nameOf = (id: unknown) => readItem(entity, id, { api, context: WALL_CLOCK }).then((record) => [[id, recordTitle(entity.resource, { ...record, id })] as const], () => []);
  return new Map((await Promise.all(ids.map((id) => inTurn(() => nameOf(id))))).flat());
}

const MOST_AT_ONCE = 4;
