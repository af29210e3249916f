import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';
import { PartBoundary } from '@/ui/PartBoundary';
import type { ChartDefinition } from '../DashboardDefinition';
import { useLabels } from '../labels';
import { writeListQuery } from '../list/listQuery';
import { useNotify } from '../useNotify';
import { ChartTable, type ChartRow } from './ChartTable';
import { chartSentences, figureName, shortName } from './chartSentences';
import type { ChartFigure } from './countChart';
import { saveChart } from './saveChart';
import type { CountedChart as Counted } from './useChart';

const { Part: ChartBars } = lazyPart(() => import('./ChartBars').then((m) => m.ChartBars));

interface CountedChartProps {
  chart: ChartDefinition;
  title: string;
  counted: Counted;
}

/** What was counted: in a sentence, in bars, in a table and as a file. */
export function CountedChart({ chart, title, counted: { entity, figures, looked } }: CountedChartProps) {
  const { t } = useTranslation(['charts', 'dashboard']);
  const labels = useLabels(entity.resource);
  const navigate = useNavigate();
  const notify = useNotify();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const language = currentLanguage();
  const words = { t, labels, language };
  const isTimeline = 'byDate' in chart.counted;
  const names = figures.map((figure, index) => figureName(figure, chart.counted, index === figures.length - 1, words));
  const headers = ['byDate' in chart.counted ? t('charts:period') : labels.field(chart.counted.byChoice), labels.menu()] as const;
  const rows: ChartRow[] = figures.map((figure, index) => ({ name: names[index] ?? '', count: formatNumber(figure.count, language), href: addressOf(figure, entity) }));
  const isEmpty = figures.every(({ count }) => count === 0);

  function handleOpen(figure: ChartFigure) {
    const href = addressOf(figure, entity);
    if (href !== undefined) void navigate(href);
  }

  function handleSave() {
    saveChart(title, [headers, ...figures.map(({ count }, index) => [names[index] ?? '', String(count)])]).catch((cause: unknown) => notify.error(t('charts:csvFailed'), cause));
  }

  return (
    <>
      <Typography component="p" variant="body2">
        {isEmpty ? t('charts:empty') : chartSentences(figures, chart.counted, words).join(' ')}
      </Typography>
      {looked && (
        <Typography component="p" variant="body2">
          {t('charts:looked', looked)}
        </Typography>
      )}
      {!isEmpty && (
        <Box aria-hidden="true" sx={{ mx: -1 }}>
          <PartBoundary fallback={<Skeleton variant="rounded" height={240} />} failure={null}>
            <ChartBars figures={figures} names={figures.map((figure) => shortName(figure, chart.counted, words))} isTimeline={isTimeline} onOpen={handleOpen} />
          </PartBoundary>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        <Button
          size="small"
          startIcon={<TableRowsOutlined />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('charts:ofChart', { action: t(isOpen ? 'charts:hide' : 'charts:show'), chart: title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'charts:hide' : 'charts:show')}
        </Button>
        <Button size="small" startIcon={<DownloadOutlined />} aria-label={t('charts:ofChart', { action: t('charts:csv'), chart: title })} onClick={handleSave}>
          {t('charts:csv')}
        </Button>
      </Box>
      {isOpen && <ChartTable id={id} caption={title} headers={headers} rows={rows} />}
    </>
  );
}

/** The list narrowed to what was counted; nowhere when it has no filter for it. */
function addressOf({ filters }: ChartFigure, { resource: { route = '', list } }: Counted['entity']): string | undefined {
  if (!filters || !list) return undefined;
  return `${route}?${writeListQuery({ page: 1, size: list.pageSize, sort: list.sort, filters }, list)}`;
}
