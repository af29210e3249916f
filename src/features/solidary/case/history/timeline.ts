import { formatDay } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { momentOf } from '../../model/momentOf';
import type { DiaryEntry } from '../../model/SolidaryCase';

/** An entry, with what it changed. */
export interface TimelineEntry extends DiaryEntry {
  key: string;
  /** Percent, where it is not that of the entry before. */
  newProgression?: number;
}

export interface TimelineDay {
  /** "mardi 3 mars 2026". */
  day: string;
  entries: readonly TimelineEntry[];
}

/** Newest first, with a key of its own for each: entries have no number, and two may be of the same second (contract requests.diary). */
export function timelineOf(diary: readonly DiaryEntry[]): TimelineEntry[] {
  const newestFirst = diary.toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
  return newestFirst.map((entry, index) => {
    const before = newestFirst.slice(index + 1).find(({ progression }) => progression !== undefined)?.progression ?? 0;
    const isNew = entry.progression !== undefined && entry.progression !== before;
    return { ...entry, key: `${newestFirst.length - index}`, ...(isNew && { newProgression: entry.progression }) };
  });
}

/** By day in the operator's zone. */
export function daysOf(entries: readonly TimelineEntry[], language: Language): TimelineDay[] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.date, language) ?? entry.date;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
