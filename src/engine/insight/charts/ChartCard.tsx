import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Sentence } from '@/ui/Sentence';
import { Skeleton } from '@/ui/Skeleton';
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
  /** The words of the page. */
  labels: Labels;
  /** The period and the filters to count in; undefined until they are known. */
  scope: ChartScope | undefined;
  /** The parameters that narrow the page to a value nobody knows, because the platform chose it and its answer failed. */
  unknown: readonly string[];
}

/**
 * One chart. It is counted once it comes into sight, and loads, fails and is empty on its own (rule states.four). Its table stays open when the period or a
 * filter of the page changes.
 */
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
      <Skeleton height={280} aria-busy="true" />
    </>
  );
}

interface FailedProps {
  chart: ChartDefinition;
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The failure of a chart. A list that the platform refuses would be refused again: a retry is offered for other failures only. */
function Failed({ chart, title, error, onRetry }: FailedProps) {
  const { t } = useTranslation('charts');
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

/** The heading of the card around the button that was pressed: it stays, whatever happens to the card. */
function heading(failed: HTMLElement): HTMLElement | null {
  return failed.closest('li')?.querySelector('h3') ?? null;
}

const cardStyle = { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
