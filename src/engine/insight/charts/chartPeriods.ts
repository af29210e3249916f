import { isoDay } from '../../data/datePresets';
import type { Periodicity } from '../../model/periodicity';

/** A day, a month or a year to count in, as `2026-11-20`, `2026-11` or `2026`, with its first and last day. */
export interface ChartPeriod {
  key: string;
  from: string;
  to: string;
}

/** How many periods are counted; each one takes a request. */
const SHOWN: Readonly<Record<Periodicity, number>> = { daily: 14, monthly: 12, yearly: 5 };

/** The last periods, oldest first. The last one includes today, and is not over. */
export function chartPeriods(periodicity: Periodicity, today: Date): ChartPeriod[] {
  const day = [today.getFullYear(), today.getMonth(), today.getDate()] as const;
  return Array.from({ length: SHOWN[periodicity] }, (_, index) => period(periodicity, day, SHOWN[periodicity] - 1 - index));
}

function period(periodicity: Periodicity, [year, month, day]: readonly [number, number, number], ago: number): ChartPeriod {
  switch (periodicity) {
    case 'daily': {
      const text = isoDay([year, month, day - ago]);
      return { key: text, from: text, to: text };
    }
    case 'monthly': {
      const from = isoDay([year, month - ago, 1]);
      return { key: from.slice(0, 7), from, to: isoDay([year, month - ago + 1, 0]) };
    }
    case 'yearly':
      return { key: String(year - ago), from: isoDay([year - ago, 0, 1]), to: isoDay([year - ago, 11, 31]) };
  }
}
