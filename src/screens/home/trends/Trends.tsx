import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import type { ResourceSummary } from '@/engine/model/Resource';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { RouterLink } from '@/ui/RouterLink';
import { cardStyle, gridStyle } from '../homeStyle';
import { useTrends, type Trend } from './useTrends';

/** A card for each list that the pages of figures count by date. */
export function Trends({ figures }: { figures: readonly ResourceSummary[] }) {
  const { t } = useTranslation('home');
  const { trends, hasFailed, countAgain } = useTrends(figures);
  if (hasFailed) {
    return (
      <Typography component="p" role="status">
        {t('trends.failed')} <Button onClick={countAgain}>{t('ui:retry')}</Button>
      </Typography>
    );
  }
  if (!trends) return <LoadingState label={t('counters.counting')} shape="text" />;
  if (trends.length === 0) return <Typography>{t('trends.none')}</Typography>;
  return (
    <Box component="ul" sx={gridStyle()}>
      {trends.map((trend) => (
        <TrendCard key={`${trend.figures.name}.${trend.name}`} trend={trend} />
      ))}
    </Box>
  );
}

function TrendCard({ trend: { figures, name, weeks, before } }: { trend: Trend }) {
  const { t } = useTranslation('home');
  const labels = useLabels(figures);
  const total = weeks.reduce((sum, week) => sum + week, 0);
  const difference = formatNumber(total - before, currentLanguage(), { signDisplay: 'exceptZero' });
  const place = [figures.route, figures.dashboard?.path].filter((part) => part !== '').join('/');
  return (
    <Box component="li" sx={cardStyle}>
      <Typography component="h3" variant="subtitle1">
        <Link component={RouterLink} href={place}>
          {labels.chart(name)}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Box component="p" sx={{ m: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
            {t('counters.count', { count: total })}
          </Box>
          <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('trends.compared', { difference })}
          </Typography>
        </div>
        <Bars weeks={weeks} />
      </Box>
    </Box>
  );
}

/** The bars are for the eye alone; the sentence beside them gives the result. */
function Bars({ weeks }: { weeks: readonly number[] }) {
  const highest = Math.max(1, ...weeks);
  return (
    <Box component="svg" aria-hidden="true" viewBox={`0 0 ${weeks.length * BAR} ${HEIGHT}`} sx={{ width: weeks.length * BAR, height: HEIGHT, flexShrink: 0, fill: 'currentColor', color: 'primary.main' }}>
      {weeks.map((week, index) => {
        const height = Math.max(2, (week / highest) * HEIGHT);
        // oxlint-disable-next-line react/no-array-index-key -- a week has its place and no other name
        return <rect key={index} x={index * BAR + 2} y={HEIGHT - height} width={BAR - 4} height={height} rx={2} />;
      })}
    </Box>
  );
}

const BAR = 16;

const HEIGHT = 40;
