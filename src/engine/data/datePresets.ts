import type { Range } from './filterValues';

/** The periods that people ask for. They become days at once: a link shows tomorrow what it shows today. */
export const DATE_PRESETS = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear', 'next7Days', 'next30Days'] as const;

export type DatePreset = (typeof DATE_PRESETS)[number];

/** The days of a period, both included; the current month and year whole. */
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

/** The period that a range is today. */
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

/** Days and months beyond the end of theirs are those of the next one, as `Date` counts. */
export function isoDay(day: Day): string {
  return new Date(Date.UTC(...day)).toISOString().slice(0, 10);
}
