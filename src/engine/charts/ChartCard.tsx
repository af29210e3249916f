import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ChartDefinition } from '../DashboardDefinition';
import { useErrorText } from '../errorMessage';
import type { Labels } from '../labels';
import { CountedChart } from './CountedChart';
import { useChart, type ChartScope } from './useChart';

interface ChartCardProps {
  chart: ChartDefinition;
  /** Of the page. */
  labels: Labels;
  scope: ChartScope;
  /** The names of what the page is narrowed to and this chart is not. */
  ignored: readonly string[];
}

/** One chart, which loads, fails and is empty on its own (ux P4). */
export function ChartCard({ chart, labels, scope, ignored }: ChartCardProps) {
  const { t } = useTranslation(['charts', 'ui']);
  const id = useId();
  const title = labels.chart(chart.name);
  const { counted, error, countAgain } = useChart(chart, scope);

  return (
    <Box component="li" sx={cardStyle} aria-labelledby={id} aria-busy={!counted && error === undefined}>
      <Typography component="h3" variant="subtitle1" id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
        {[labels.chart(`${chart.name}Help`), ...(ignored.length > 0 ? [t('charts:ignored', { filters: ignored.join(', ') })] : [])].join(' ')}
      </Typography>
      {counted ? (
        <CountedChart chart={chart} title={title} counted={counted} />
      ) : error === undefined ? (
        <Counting />
      ) : (
        <Failed title={title} error={error} onRetry={countAgain} />
      )}
    </Box>
  );
}

function Counting() {
  const { t } = useTranslation('charts');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={280} />
    </>
  );
}

function Failed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['charts', 'ui', 'errors']);
  const errorText = useErrorText();
  return (
    <Box role="alert">
      <Typography component="p" variant="body2" sx={{ mb: 1 }}>
        {t('charts:failed')} {error instanceof ApiError ? errorText(error) : t('errors:chunkPart')}
      </Typography>
      <Button size="small" variant="outlined" onClick={onRetry} aria-label={t('charts:ofChart', { action: t('ui:retry'), chart: title })}>
        {t('ui:retry')}
      </Button>
    </Box>
  );
}

const cardStyle = { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
