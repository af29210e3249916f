import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import type { ResourceSummary } from '@/engine/model/Resource';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { RouterLink } from '@/ui/RouterLink';
import { useTrends, type Trend } from './useTrends';
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
