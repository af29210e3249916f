import type { TFunction } from 'i18next';
import { formatNumber, formatPeriod } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { ChartDefinition } from '../../model/DashboardDefinition';
import type { Labels } from '../../fields/labels';
import type { ChartFigure } from './countChart';

/** The translations, labels and language that put figures into words. */
interface ChartWords {
  t: TFunction;
  /** The labels of the entity that is counted. */
  labels: Labels;
  language: Language;
}

type Counted = ChartDefinition['counted'];

/** The name of a figure: a period such as "novembre 2026 (en cours)", or the label of a choice. */
export function figureName({ key }: ChartFigure, counted: Counted, isRunning: boolean, { t, labels, language }: ChartWords): string {
  if ('byChoice' in counted) return labels.choice(counted.byChoice, key);
  const period = formatPeriod(key, language);
  return isRunning ? t('runningPeriod', { period }) : period;
}

/** The name of a figure where there is little room. */
export function shortName({ key }: ChartFigure, counted: Counted, { labels, language }: ChartWords): string {
  return 'byChoice' in counted ? labels.choice(counted.byChoice, key) : formatPeriod(key, language, true);
}

/** What the figures say in sentences, with their unit, the period and a comparison. */
export function chartSentences(figures: readonly ChartFigure[], counted: Counted, words: ChartWords): string[] {
  if (figures.every(({ count }) => count === 0)) return [emptySentence(figures, counted, words)];
  return 'byDate' in counted ? periodSentences(figures, words) : choiceSentences(figures, counted.byChoice, words);
}

function emptySentence(figures: readonly ChartFigure[], counted: Counted, { t, language }: ChartWords): string {
  const [first, last] = [figures[0], figures.at(-1)].map((figure) => formatPeriod(figure?.key ?? '', language));
  return 'byDate' in counted ? t('emptyPeriods', { first, last }) : t('empty');
}

/** Compares the last complete period with the one before. The current period is not over, and is compared with nothing. */
function periodSentences(figures: readonly ChartFigure[], { t, labels, language }: ChartWords): string[] {
  const [running, last, before] = figures.toReversed();
  if (!running || !last || !before) return [];
  const change = before.count === 0 ? undefined : (last.count - before.count) / before.count;
  const values = {
    period: capitalised(formatPeriod(last.key, language)),
    count: labels.count(last.count),
    previous: formatPeriod(before.key, language),
    before: formatNumber(before.count, language),
  };
  return [
    change === undefined
      ? t('beside', values)
      : t('compared', { ...values, change: formatNumber(change, language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }) }),
    t('running', { period: capitalised(formatPeriod(running.key, language)), count: labels.count(running.count) }),
  ];
}

function choiceSentences(figures: readonly ChartFigure[], field: string, { t, labels, language }: ChartWords): string[] {
  const total = figures.reduce((sum, { count }) => sum + count, 0);
  const [most] = figures.toSorted((one, other) => other.count - one.count);
  if (!most) return [];
  const share = formatNumber(most.count / total, language, { style: 'percent', maximumFractionDigits: 0 });
  return [t('total', { count: labels.count(total) }), t('most', { choice: labels.choice(field, most.key), share })];
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
