import type { Range } from './filterValues';

/** The periods that a date filter offers. A period is written into the address as days, so a link shows the same days tomorrow as today. */
export const DATE_PRESETS = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear', 'next7Days', 'next30Days'] as const;

type DatePreset = (typeof DATE_PRESETS)[number];

/** The first and the last day of a period, both included. The current month and the current year count to their last day. */
export function presetRange(preset: DatePreset, today: Date): Range {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  switch (preset) {
    case 'today':
      return range([year, month, day], [year, month, day]);
    case 'last7Days':
      return range([year, month, day - 6], [year, month, day]);
    case 'last30Days':
      return range([year, month, day - 29], [year, month, day]);
    case 'thisMonth':
      return range([year, month, 1], [year, month + 1, 0]);
    case 'lastMonth':
      return range([year, month - 1, 1], [year, month, 0]);
    case 'thisYear':
      return range([year, 0, 1], [year, 11, 31]);
    case 'next7Days':
      return range([year, month, day], [year, month, day + 6]);
    case 'next30Days':
      return range([year, month, day], [year, month, day + 29]);
  }
}

/** The period that a range is equal to, as seen from today. */
export function presetOf({ from, to }: Range, today: Date): DatePreset | undefined {
  return DATE_PRESETS.find((preset) => {
    const days = presetRange(preset, today);
    return days.from === from && days.to === to;
  });
}

type Day = [year: number, month: number, day: number];

function range(from: Day, to: Day): Range {
  return { from: isoDay(from), to: isoDay(to) };
}

/** A day or month beyond the end of its month or year counts on into the next one, as `Date` does. */
export function isoDay(day: Day): string {
  return new Date(Date.UTC(...day)).toISOString().slice(0, 10);
}
