import { useMemo } from 'react';
import useSWR from 'swr';
import { ApiError } from '@/api/ApiError';
import { fewAtOnce } from '@/api/fewAtOnce';
import { useApi, useConfig, useSession } from '@/session/hooks';
import type { ChartDefinition } from '../DashboardDefinition';
import type { Periodicity } from '../dashboard/dashboardQuery';
import { useEngine } from '../EngineContext';
import type { FilterValues } from '../list/listQuery';
import { useReadSignal } from '../list/useReadSignal';
import type { EntityBody } from '../Resource';
import { transformContext } from '../transforms/transformContext';
import { chartPeriods } from './chartPeriods';
import { countChart, type ChartCount } from './countChart';

/** What was counted, and of which entity. */
export interface CountedChart extends ChartCount {
  entity: EntityBody;
}

/** What a page asks of its charts. */
export interface ChartScope {
  periodicity: Periodicity;
  /** What it is narrowed to, by parameter. */
  ids: Readonly<Record<string, string>>;
}

/** Many small calls must not hold up a list that is opened meanwhile: the browser has six connections to the platform. */
const inTurn = fewAtOnce(3);

/** The figures of a chart, counted when it is first shown; undefined until then. */
export function useChart(chart: ChartDefinition, { periodicity, ids }: ChartScope) {
  const engine = useEngine();
  const session = useSession();
  const { settings } = useConfig();
  const api = useApi();
  const readSignal = useReadSignal();
  const narrowed = useMemo(() => narrowing(chart, ids), [chart, ids]);

  async function count(): Promise<CountedChart> {
    const entity = await engine.loadEntity(chart.resource);
    const { list } = entity.resource;
    if (!list) throw new Error(`${chart.resource} has no list to count in.`);
    const figures = await countChart(entity, chart, {
      api: { list: (path, request, options) => inTurn(() => api.list(path, request, options)) },
      context: transformContext(settings.utcTime),
      signal: readSignal(),
      list,
      periods: chartPeriods(periodicity, new Date()),
      narrowed,
    });
    return { entity, ...figures };
  }

  const key = [chart.resource, 'chart', chart.name, 'byDate' in chart.counted ? periodicity : '', JSON.stringify(narrowed), session.user.id];
  const { data, error, isValidating, mutate } = useSWR<CountedChart, unknown>(key, count, OPTIONS);
  return { counted: data, error: isAborted(error) || isValidating ? undefined : error, countAgain: () => void mutate() };
}

/** What the page is narrowed to, in the filters of the list that is counted. */
function narrowing({ narrowedBy }: ChartDefinition, ids: Readonly<Record<string, string>>): FilterValues {
  return Object.fromEntries(Object.entries(narrowedBy).flatMap(([parameter, filter]) => (ids[parameter] === undefined ? [] : [[filter, [ids[parameter]]]])));
}

function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

const OPTIONS = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false };
