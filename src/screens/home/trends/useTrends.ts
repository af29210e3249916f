import { useState } from 'react';
import useSWR from 'swr';
import { useEngine } from '@/engine/data/EngineContext';
import { isoDay } from '@/engine/data/datePresets';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { useReading } from '@/engine/data/useReadSignal';
import { countChart } from '@/engine/insight/charts/countChart';
import { countedList } from '@/engine/insight/charts/countedList';
import type { ChartPeriod } from '@/engine/insight/charts/chartPeriods';
import type { ChartDefinition } from '@/engine/model/DashboardDefinition';
import type { ResourceSummary } from '@/engine/model/Resource';
import { useSession } from '@/session/hooks';
import { useHomeApi } from '../homeApi';

/** The number of new records in the last weeks, and in the weeks before. */
export interface Trend {
  /** The resource whose page of figures contains the chart of this name. */
  figures: ResourceSummary;
  name: string;
  /** The number for each week, the oldest first; the last week ends today. */
  weeks: number[];
  /** The total of as many weeks before these. */
  before: number;
}

const WEEKS = 4;

/** The trends, counted once a day and page load; `undefined` until then. */
export function useTrends(figures: readonly ResourceSummary[]) {
  const { loadEntity } = useEngine();
  const { user } = useSession();
  const rights = useOperatorRights();
  const api = useHomeApi();
  const reading = useReading();
  const [now] = useState(() => new Date());

  async function trendOf(page: ResourceSummary, chart: ChartDefinition): Promise<Trend[]> {
    const entity = await loadEntity(chart.resource);
    const where = countedList(chart, entity.resource, rights, { periodicity: 'daily', ids: {}, own: {} });
    if (!where) return [];
    const counted = await countChart(entity, chart, { ...where, ...reading(), api, periods: lastWeeks(now) });
    const [before = 0, ...weeks] = counted.figures.map(({ count }) => count);
    return [{ figures: page, name: chart.name, weeks, before }];
  }

  async function countAll(): Promise<Trend[]> {
    const pages = await Promise.all(figures.map(async (page) => ({ page, body: await loadEntity(page.name) })));
    const isOffered = ({ counted, resource }: ChartDefinition) => 'byDate' in counted && rights.mayList(resource);
    const charts = pages.flatMap(({ page, body }) => (body.resource.dashboard?.charts ?? []).filter(isOffered).map((chart) => trendOf(page, chart)));
    return (await Promise.all(charts)).flat();
  }

  const today = isoDay([now.getFullYear(), now.getMonth(), now.getDate()]);
  const key = ['trends', figures.map(({ name }) => name).join(), today, user.id];
  const { data, error, mutate } = useSWR<Trend[], unknown>(key, countAll, { ...READ_OPTIONS, revalidateIfStale: false });
  return { trends: data, hasFailed: error !== undefined && !isAborted(error), countAgain: () => void mutate() };
}

/** The last weeks up to today, preceded by the period with which they are compared. */
function lastWeeks(today: Date): ChartPeriod[] {
  const day = (ago: number) => isoDay([today.getFullYear(), today.getMonth(), today.getDate() - ago]);
  const period = (first: number, last: number) => ({ key: day(first), from: day(first), to: day(last) });
  const weeks = Array.from({ length: WEEKS }, (_, index) => (WEEKS - index) * 7);
  return [period(WEEKS * 14 - 1, WEEKS * 7), ...weeks.map((days) => period(days - 1, days - 7))];
}
