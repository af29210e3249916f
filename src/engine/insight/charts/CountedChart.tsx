import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { libraryPart } from '@/ui/libraryPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { Skeleton } from '@/ui/Skeleton';
import type { ChartDefinition } from '../../model/DashboardDefinition';
import { useMayExport } from '../../exchange/export/useMayExport';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import { writeListQuery } from '../../data/listQuery';
import { ChartButtons } from './ChartButtons';
import { chartSentences, figureName, shortName } from './chartSentences';
import { ChartTable } from './ChartTable';
import type { ChartFigure } from './countChart';
import type { CountedChart as Counted } from './useChart';

const { Part: ChartBars } = libraryPart(() => import('./ChartBars').then((m) => m.ChartBars));

interface CountedChartProps {
  chart: ChartDefinition;
  title: string;
  counted: Counted;
  /** The names of the filters that narrow the chart, which may be why nothing is counted; empty without any. */
  narrowedBy: string;
  isTableShown: boolean;
  onToggleTable: () => void;
}

/** The figures of a chart as a sentence, as bars, as a table and as a file. */
export function CountedChart({ chart: { counted: by }, title, counted: { entity, offered, figures, looked }, narrowedBy, isTableShown, onToggleTable }: CountedChartProps) {
  const { t } = useTranslation('charts');
  const labels = useLabels(entity.resource);
  const id = useId();
  const words = { t, labels, language: currentLanguage() };
  const names = figures.map((figure, index) => figureName(figure, by, index === figures.length - 1, words));
  const headers = ['byDate' in by ? t('period') : labels.field(by.byChoice), labels.menu()] as const;
  const mayExport = useMayExport(entity.resource);
  const addressOf = (figure: ChartFigure) => listAddress(figure, entity.resource.route ?? '', offered);
  const isEmpty = figures.every(({ count }) => count === 0);
  const sentences = [
    ...chartSentences(figures, by, words),
    ...(isEmpty && narrowedBy !== '' ? [t('narrowed', { filters: narrowedBy })] : []),
    ...(looked ? [t('looked', looked)] : []),
  ];

  return (
    <>
      <Typography component="p" variant="body2">
        {sentences.join(' ')}
      </Typography>
      {!isEmpty && <Bars addressOf={addressOf} figures={figures} names={figures.map((figure) => shortName(figure, by, words))} isTimeline={'byDate' in by} />}
      <ChartButtons
        title={title}
        tableId={id}
        isTableShown={isTableShown}
        onToggleTable={onToggleTable}
        lines={mayExport ? [headers, ...figures.map(({ count }, index) => [names[index] ?? '', String(count)])] : undefined}
      />
      {isTableShown && (
        <ChartTable
          id={id}
          caption={title}
          headers={headers}
          rows={figures.map((figure, index) => ({ name: names[index] ?? '', count: formatNumber(figure.count, words.language), href: addressOf(figure) }))}
        />
      )}
    </>
  );
}

interface BarsProps extends Pick<Counted, 'figures'> {
  addressOf: (figure: ChartFigure) => string | undefined;
  names: readonly string[];
  isTimeline: boolean;
}

/** The bars, hidden from screen readers: the sentence and the table say the same to everybody, also when the code of the bars fails to load. */
function Bars({ addressOf, figures, ...bars }: BarsProps) {
  const navigate = useNavigate();

  function handleFollow(figure: ChartFigure) {
    const href = addressOf(figure);
    if (href !== undefined) void navigate(href);
  }

  return (
    <Box aria-hidden="true" sx={{ mx: -1 }}>
      <PartBoundary fallback={<Skeleton height={240} />} failure={null}>
        <ChartBars figures={figures} onFollow={figures.some((figure) => addressOf(figure) !== undefined) ? handleFollow : undefined} {...bars} />
      </PartBoundary>
    </Box>
  );
}

/** The address of the operator's list, filtered to what a bar counts; undefined when the list lacks the filters for it. */
function listAddress({ filters }: ChartFigure, route: string, list: ListDefinition): string | undefined {
  if (!filters || Object.keys(filters).some((filter) => list.filters.every(({ name }) => name !== filter))) return undefined;
  return `${route}?${writeListQuery({ page: 1, size: list.pageSize, sort: list.sort, filters }, list)}`;
}
