import { formatDay } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { momentOf } from '../../model/momentOf';
import type { DiaryEntry } from '../../model/SolidaryCase';

/** An entry of the history, with what it changed. */
export interface TimelineEntry extends DiaryEntry {
  key: string;
  /** The progression in percent, where it differs from the entry before. */
  newProgression?: number;
}

interface TimelineDay {
  /** The day in words: "mardi 3 mars 2026". */
  day: string;
  entries: readonly TimelineEntry[];
}

/** The entries, newest first, each with a unique key: they have no id, and two may be of the same second (contract requests.diary). */
export function timelineOf(diary: readonly DiaryEntry[]): TimelineEntry[] {
  const newestFirst = diary.toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
  return newestFirst.map((entry, index) => {
    const before = newestFirst.slice(index + 1).find(({ progression }) => progression !== undefined)?.progression ?? 0;
    const isNew = entry.progression !== undefined && entry.progression !== before;
    return { ...entry, key: `${newestFirst.length - index}`, ...(isNew && { newProgression: entry.progression }) };
  });
}

/** The entries grouped by day, in the operator's time zone. */
export function daysOf(entries: readonly TimelineEntry[], language: Language): TimelineDay[] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.date, language) ?? entry.date;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
