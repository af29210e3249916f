import { BarChart } from '@mui/x-charts/BarChart';
import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import './chartBars.css';
import type { ChartFigure } from './countChart';

interface ChartBarsProps {
  figures: readonly ChartFigure[];
  names: readonly string[];
  /** Whether the bars are periods, which follow one another from left to right, or choices, which stand one under the other. */
  isTimeline: boolean;
  /** Opens the list of what a bar counts; absent where no list shows that. */
  onFollow: ((figure: ChartFigure) => void) | undefined;
}

/** Bars from zero, each with its count. They can only be seen and clicked: a table says the same to everybody. */
export function ChartBars({ figures, names, isTimeline, onFollow }: ChartBarsProps) {
  const write = (value: number | null) => formatNumber(value ?? 0, currentLanguage());
  // The month is written above its year: side by side, there would be room for every other name only.
  const band = { data: names.map((name) => (isTimeline ? name.replace(/\s/, '\n') : cut(name))), scaleType: 'band' as const, tickLabelStyle: { fontSize: 12 }, categoryGapRatio: 0.3, disableTicks: true };
  const counts = figures.map(({ count }) => count);
  // The scale ends above the longest bar, to leave room for its count.
  const scale = { min: 0, max: Math.max(1, ...counts) * (isTimeline ? 1.1 : 1.25), position: 'none' as const };

  return (
    <BarChart
      className="chart-bars"
      height={isTimeline ? 240 : 48 + 36 * figures.length}
      layout={isTimeline ? 'vertical' : 'horizontal'}
      xAxis={[isTimeline ? { ...band, height: 42 } : scale]}
      yAxis={[isTimeline ? scale : { ...band, width: 'auto' }]}
      series={[{ data: counts, color: 'var(--primary)', barLabel: ({ value }) => write(value), barLabelPlacement: 'outside', valueFormatter: write }]}
      borderRadius={3}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      {...(onFollow && {
        onItemClick: (_event, { dataIndex }) => {
          const figure = figures[dataIndex];
          if (figure) onFollow(figure);
        },
      })}
    />
  );
}

/** The letters of a name beside a bar: with more, a telephone would have no room left for the bars. */
const LONGEST = 30;

function cut(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
