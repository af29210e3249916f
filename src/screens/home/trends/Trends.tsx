import { useState } from 'react';
import useSWR from 'swr';
import { isoDay } from '@/engine/data/datePresets';
import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { isAborted, READ_OPTIONS } from '@/engine/data/readOptions';
import { useReadingInTurn } from '@/engine/data/useReading';
import { useLabels } from '@/engine/fields/labels';
import type { ChartPeriod } from '@/engine/insight/charts/chartPeriods';
import { countChart } from '@/engine/insight/charts/countChart';
import { countedList } from '@/engine/insight/charts/countedList';
import type { ChartDefinition } from '@/engine/model/DashboardDefinition';
import type { ResourceSummary } from '@/engine/model/Resource';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { RouterLink } from '@/ui/RouterLink';
import './trends.css';

/** A card for each list that the pages of figures count by date. */
export function Trends({ figures }: { figures: readonly ResourceSummary[] }) {
  const { t } = useTranslation('home');
  const { trends, hasFailed, countAgain } = useTrends(figures);
  if (hasFailed) {
    return (
      <p role="status">
        {t('trends.failed')} <Button onClick={countAgain}>{t('ui:retry')}</Button>
      </p>
    );
  }
  if (!trends) return <LoadingState label={t('counters.counting')} shape="text" />;
  if (trends.length === 0) return <p>{t('trends.none')}</p>;
  return (
    <ul className="home-cards">
      {trends.map((trend) => (
        <TrendCard key={`${trend.figures.name}.${trend.name}`} trend={trend} />
      ))}
    </ul>
  );
}

function TrendCard({ trend: { figures, name, weeks, before } }: { trend: Trend }) {
  const { t } = useTranslation('home');
  const labels = useLabels(figures);
  const total = weeks.reduce((sum, week) => sum + week, 0);
  const difference = formatNumber(total - before, currentLanguage(), { signDisplay: 'exceptZero' });
  const place = [figures.route, figures.dashboard?.path].filter((part) => part !== '').join('/');
  return (
    <li className="home-card">
      <h3 className="counter-title">
        <RouterLink className="value-link" href={place}>
          {labels.chart(name)}
        </RouterLink>
      </h3>
      <div className="trend">
        <div>
          <p className="counter-number">{t('counters.count', { count: total })}</p>
          <p className="small-text">{t('trends.compared', { difference })}</p>
        </div>
        <Bars weeks={weeks} />
      </div>
    </li>
  );
}

/** The bars are for the eye alone; the sentence beside them gives the result. */
function Bars({ weeks }: { weeks: readonly number[] }) {
  const highest = Math.max(1, ...weeks);
  return (
    <svg aria-hidden="true" width={weeks.length * BAR} height={HEIGHT}>
      {weeks.map((week, index) => {
        const height = Math.max(2, (week / highest) * HEIGHT);
        // oxlint-disable-next-line react/no-array-index-key -- a week has its place and no other name
        return <rect key={index} x={index * BAR + 2} y={HEIGHT - height} width={BAR - 4} height={height} rx={2} />;
      })}
    </svg>
  );
}

const BAR = 16;

const HEIGHT = 40;

/** The number of new records in the last weeks, and in the weeks before. */
interface Trend {
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
function useTrends(figures: readonly ResourceSummary[]) {
  const { loadEntity } = useEngine();
  const { user } = useSession();
  const rights = useOperatorRights();
  const reading = useReadingInTurn();
  const [now] = useState(() => new Date());

  async function trendOf(page: ResourceSummary, chart: ChartDefinition): Promise<Trend[]> {
    const entity = await loadEntity(chart.resource);
    const where = countedList(chart, entity.resource, rights, { periodicity: 'daily', ids: {}, own: {} });
    if (!where) return [];
    const counted = await countChart(entity, chart, { ...where, ...reading(), periods: lastWeeks(now) });
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
