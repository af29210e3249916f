import useSWR from 'swr';
import { useEngine } from '@/engine/data/EngineContext';
import { listForOperator } from '@/engine/data/listForOperator';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { useReadingInTurn } from '@/engine/data/useReading';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import type { EntityBody } from '@/engine/model/Resource';
import { readCounter, type CounterResult } from '@/engine/insight/counters/readCounter';
import type { Counter } from '@/engine/insight/counters/countersFor';
import { useSession } from '@/session/hooks';

/** The number of waiting records, counted when the page opens; `undefined` until then, `null` where the operator lacks a right that is needed to count. */
export function useCounter({ resource, definition }: Counter) {
  const engine = useEngine();
  const session = useSession();
  const rights = useOperatorRights();
  const reading = useReadingInTurn();

  async function count(): Promise<CounterResult | null> {
    const counting = {
      ...reading(),
      listOf: (entity: EntityBody) => entity.resource.list && listForOperator(entity.resource.list, entity.resource, rights),
      loadEntity: (name: string) => engine.loadEntity(name),
      structures: session.structures.map(({ id }) => id),
    };
    return (await readCounter(await engine.loadEntity(resource.name), definition, counting)) ?? null;
  }

  const { data, error, mutate } = useSWR<CounterResult | null, unknown>([resource.name, 'counter', definition.name, session.user.id], count, READ_OPTIONS);
  return { count: data, error: isAborted(error) ? undefined : error, countAgain: () => void mutate() };
}
