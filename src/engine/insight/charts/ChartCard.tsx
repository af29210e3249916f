import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { Sentence } from '@/ui/Sentence';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useIsNear } from '@/ui/useIsNear';
import type { ChartDefinition } from '../../model/DashboardDefinition';
import { useErrorText } from '../../data/errorMessage';
import { useMenuWord, type Labels } from '../../fields/labels';
import { CountedChart } from './CountedChart';
import { ignoredBy, type ChartScope } from './countedList';
import { useChart } from './useChart';

interface ChartCardProps {
  chart: ChartDefinition;
  /** Of the page. */
  labels: Labels;
  /** Undefined until it is known. */
  scope: ChartScope | undefined;
  /** What the page is narrowed to without anybody knowing to which. */
  unknown: readonly string[];
}

/** One chart, counted once it comes into sight, which loads, fails and is empty on its own (rule states.four). Its table stays open when the page asks for something else. */
export function ChartCard({ chart, labels, scope, unknown }: ChartCardProps) {
  const { t } = useTranslation('charts');
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  const [isInSight, place] = useIsNear<HTMLLIElement>('0px');
  const { counted, error, countAgain } = useChart(chart, isInSight ? scope : undefined);
  if (counted === null) return null;

  const title = labels.chart(chart.name);
  const ids = scope?.ids ?? {};
  const ignored = [...unknown, ...ignoredBy(chart, ids, counted?.offered)];
  const narrowedBy = Object.keys(ids).filter((parameter) => !ignored.includes(parameter));
  const named = (parameters: readonly string[]) => parameters.map((parameter) => labels.filter(parameter)).join(', ');
  return (
    <Box ref={place} component="li" sx={cardStyle} aria-labelledby={id}>
      <Typography component="h3" variant="subtitle1" id={id} tabIndex={-1} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
        {[labels.chart(`${chart.name}Help`), ...(ignored.length > 0 ? [t('ignored', { filters: named(ignored) })] : [])].join(' ')}
      </Typography>
      {counted && (
        <CountedChart
          chart={chart}
          title={title}
          counted={counted}
          narrowedBy={named(narrowedBy)}
          isTableShown={isTableShown}
          onToggleTable={() => setTableShown(!isTableShown)}
        />
      )}
      {!counted && (error === undefined ? <Counting /> : <Failed chart={chart} title={title} error={error} onRetry={countAgain} />)}
    </Box>
  );
}

function Counting() {
  const { t } = useTranslation('charts');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={280} aria-busy="true" />
    </>
  );
}

interface FailedProps {
  chart: ChartDefinition;
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that the platform refuses is refused again: only what else failed is worth another attempt. */
function Failed({ chart, title, error, onRetry }: FailedProps) {
  const { t } = useTranslation(['charts', 'ui', 'errors']);
  const errorText = useErrorText();
  const menuWord = useMenuWord();
  const box = useFocusHandover(heading);
  if (error instanceof ApiError && error.kind === 'denied') {
    return (
      <Typography component="p" variant="body2" role="alert">
        {t('charts:failed')} {t('charts:refused', { list: menuWord(chart.resource) })}
      </Typography>
    );
  }
  return (
    <Box role="alert" ref={box}>
      <Typography component="p" variant="body2" sx={{ mb: 1 }}>
        {t('charts:failed')} <Sentence text={error instanceof ApiError ? errorText(error) : t('errors:chunkPart')} />
      </Typography>
      <Button size="small" variant="outlined" onClick={onRetry} aria-label={t('charts:ofChart', { action: t('ui:retry'), chart: title })}>
        {t('ui:retry')}
      </Button>
    </Box>
  );
}

/** Of the card around the button that was pressed, it stays whatever comes. */
function heading(failed: HTMLElement): HTMLElement | null {
  return failed.closest('li')?.querySelector('h3') ?? null;
}

const cardStyle = { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
