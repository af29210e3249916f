import { useState } from 'react';
import useSWR from 'swr';
import { useSession } from '@/session/hooks';
import type { ChartDefinition } from '../../model/DashboardDefinition';
import { useEngine } from '../../data/EngineContext';
import { isoDay } from '../../data/datePresets';
import { useOperatorRights } from '../../data/operatorRights';
import { useReadingInTurn } from '../../data/useReading';
import { isAborted, READ_OPTIONS } from '../../data/readOptions';
import type { EntityBody } from '../../model/Resource';
import { chartPeriods } from './chartPeriods';
import { countChart, type ChartCount } from './countChart';
import { countedList, scopeKey, type ChartScope, type CountedList } from './countedList';

/** The figures of a chart, and the entity that was counted. */
export interface CountedChart extends ChartCount, Pick<CountedList, 'offered'> {
  entity: EntityBody;
}

/**
 * The figures of a chart, counted each time it is opened; undefined until then, and until the scope is known. A new scope aborts the count of the former one.
 * `null` where the operator may not see the field that is counted by.
 */
export function useChart(chart: ChartDefinition, scope: ChartScope | undefined) {
  const engine = useEngine();
  const { user } = useSession();
  const rights = useOperatorRights();
  const shown = scope && scopeKey(chart, scope);
  const reading = useReadingInTurn(shown);
  const [now] = useState(() => new Date());

  async function count(asked: ChartScope): Promise<CountedChart | null> {
    const entity = await engine.loadEntity(chart.resource);
    const where = countedList(chart, entity.resource, rights, asked);
    if (!where) return null;
    const figures = await countChart(entity, chart, { ...where, ...reading(), periods: chartPeriods(asked.periodicity, now) });
    return { entity, offered: where.offered, ...figures };
  }

  const today = isoDay([now.getFullYear(), now.getMonth(), now.getDate()]);
  const key = scope && [chart.resource, 'chart', chart.name, shown, today, user.id];
  const { data, error, isValidating, mutate } = useSWR<CountedChart | null, unknown>(key, () => (scope ? count(scope) : null), READ_OPTIONS);
  return { counted: data, error: isAborted(error) || isValidating ? undefined : error, countAgain: () => void mutate() };
}
