import { expect, test } from 'vitest';
import { daysOf, timelineOf } from '@/features/solidary/case/history/timeline';
import type { DiaryEntry } from '@/features/solidary/model/SolidaryCase';

const DIARY: DiaryEntry[] = [
  { action: 'solidary_free', progression: 50, date: '2026-03-03T12:00:00+00:00' },
  { action: 'solidary_contact_call', progression: 50, date: '2026-03-03T11:00:00+00:00' },
  { action: 'solidary_update', date: '2026-03-01T12:00:00+00:00' },
  { action: 'solidary_create', progression: 0, date: '2026-03-01T11:00:00+00:00' },
];

test('the newest comes first, whatever the order, and two of the same second stay apart', () => {
  const timeline = timelineOf([DIARY[3]!, DIARY[0]!, DIARY[1]!, { ...DIARY[0]! }]);
  expect(timeline.map(({ action }) => action)).toEqual(['solidary_free', 'solidary_free', 'solidary_contact_call', 'solidary_create']);
  expect(new Set(timeline.map(({ key }) => key)).size).toBe(4);
});

test('a date that cannot be read comes last, and leaves the others in order', () => {
  const unreadable = { action: 'solidary_link', date: 'hier' };
  expect(timelineOf([DIARY[3]!, unreadable, DIARY[0]!]).map(({ action }) => action)).toEqual(['solidary_free', 'solidary_create', 'solidary_link']);
});

test('a progression is told where it changes', () => {
  expect(timelineOf(DIARY).map(({ newProgression }) => newProgression)).toEqual([undefined, 50, undefined, undefined]);
});

test('entries are grouped by day, in words', () => {
  expect(daysOf(timelineOf(DIARY), 'fr').map(({ day, entries }) => [day, entries.length])).toEqual([['mardi 3 mars 2026', 2], ['dimanche 1er\u00a0mars 2026', 2]]);
  expect(daysOf(timelineOf(DIARY), 'en')[0]?.day).toMatch(/^Tuesday,? 3 March 2026$/);
});
