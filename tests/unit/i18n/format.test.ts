import { describe, expect, test } from 'vitest';
import {
  collator,
  formatDate,
  formatDateTime,
  formatDay,
  formatDistance,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPeriod,
  formatTelephone,
  formatTime,
  formatWallClock,
} from '@/i18n/format';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

describe('days', () => {
  test('are written day, month, year in both languages', () => {
    expect(formatDate('2026-11-20', 'fr')).toBe('20/11/2026');
    expect(formatDate('2026-11-20', 'en')).toBe('20/11/2026');
  });

  test.each(['', 'demain', '2026-13-40', '0000', '12'])('are not invented from "%s"', (text) => {
    expect(formatDate(text, 'fr')).toBeUndefined();
    expect(formatDateTime(text, 'fr')).toBeUndefined();
    expect(formatWallClock(text, 'fr')).toBeUndefined();
    expect(formatTime(text, 'fr')).toBeUndefined();
  });
});

describe('hours', () => {
  test('of a wall clock are its digits, whatever the offset', () => {
    expect(formatWallClock('2026-11-20T13:05:00+00:00', 'fr')).toBe('20/11/2026 13:05');
    expect(formatWallClock('2026-11-20T13:05:00+05:00', 'fr')).toBe('20/11/2026 13:05');
    expect(formatWallClock('2026-11-20T13:05', 'en')).toBe('20/11/2026, 13:05');
  });

  test('of midnight are 00, never 24', () => {
    expect(formatWallClock('2026-11-20T00:00:00', 'fr')).toBe('20/11/2026 00:00');
    expect(formatTime('00:15', 'en')).toBe('00:15');
  });

  test('of a time of day have two digits each', () => {
    expect(formatTime('06:00', 'fr')).toBe('06:00');
    expect(formatTime('23:59:30', 'en')).toBe('23:59');
    expect(formatTime('24:00', 'fr')).toBeUndefined();
  });
});

describe('numbers', () => {
  test('take a decimal comma and narrow no-break spaces in French', () => {
    expect(formatNumber(1243567.8, 'fr')).toBe(`1${NARROW}243${NARROW}567,8`);
    expect(formatNumber(1243567.8, 'en')).toBe('1,243,567.8');
  });

  test('accept the options of Intl', () => {
    expect(formatNumber(0.123, 'fr', { style: 'percent', maximumFractionDigits: 1 })).toBe(`12,3${NO_BREAK}%`);
  });
});

describe('file sizes', () => {
  test.each([
    [0, '0 o'],
    [999, '999 o'],
    [1000, '1 Ko'],
    [3_400_000, '3,4 Mo'],
    [999_960, '1 Mo'],
    [5_000_000_000, '5 Go'],
    [7_000_000_000_000, `7${NARROW}000 Go`],
  ])('of %d octets are written %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'fr')).toBe(text.replace(/ (?=\D)/, NO_BREAK));
  });

  test('are written in bytes in English', () => {
    expect(formatFileSize(3_400_000, 'en')).toBe(`3.4${NO_BREAK}MB`);
  });
});

describe('telephones', () => {
  test.each(['0612345678', '06 12 34 56 78', '06.12.34.56.78', ' 06-12-34-56-78 '])('"%s" is written by pairs', (typed) => {
    expect(formatTelephone(typed)).toBe('06 12 34 56 78'.replaceAll(' ', NO_BREAK));
  });

  test.each(['+33612345678', '+33 6 12 34 56 78', ' +33.612345678 '])('"%s" is written by pairs after its country', (typed) => {
    expect(formatTelephone(typed)).toBe('+33 6 12 34 56 78'.replaceAll(' ', NO_BREAK));
  });

  test.each(['+352 621 123 456', '+33 1 23', '112', 'poste 12'])('"%s" stays as typed', (typed) => {
    expect(formatTelephone(typed)).toBe(typed);
  });

  test('of another country are without the spaces around them, which come with a paste', () => {
    expect(formatTelephone(' +352 621 123 456 ')).toBe('+352 621 123 456');
  });
});

test('words are ordered without regard to accents, ligatures and digits by their value', () => {
  const sorted = ['Zoé', 'Élodie', 'Eve', 'œuf', 'ogre', 'oasis', 'quai 10', 'quai 9'].sort(collator('fr').compare);
  expect(sorted).toEqual(['Élodie', 'Eve', 'oasis', 'œuf', 'ogre', 'quai 9', 'quai 10', 'Zoé']);
});

test.each([
  [40, `0${NO_BREAK}km`, `0${NO_BREAK}km`],
  [980, `1${NO_BREAK}km`, `1${NO_BREAK}km`],
  [2540, `2,5${NO_BREAK}km`, `2.5${NO_BREAK}km`],
  [1_024_000, `1${NARROW}024${NO_BREAK}km`, `1,024${NO_BREAK}km`],
])('a distance of %i metres is "%s", in English "%s"', (metres, french, english) => {
  expect([formatDistance(metres, 'fr'), formatDistance(metres, 'en')]).toEqual([french, english]);
});

test.each([
  ['2026-03-03T12:00:00Z', 'mardi 3 mars 2026', 'Tuesday 3 March 2026'],
  ['2026-12-01T12:00:00Z', `mardi 1er${NO_BREAK}décembre 2026`, 'Tuesday 1 December 2026'],
  ['2026-12-11T12:00:00Z', 'vendredi 11 décembre 2026', 'Friday 11 December 2026'],
])('the day of %s in words is "%s", in English "%s"', (moment, french, english) => {
  expect([formatDay(moment, 'fr'), formatDay(moment, 'en')?.replace(',', '')]).toEqual([french, english]);
});

test.each([
  [0, `0${NO_BREAK}min`, `0${NO_BREAK}min`],
  [45 * 60, `45${NO_BREAK}min`, `45${NO_BREAK}min`],
  [3580, `1${NO_BREAK}h`, `1${NO_BREAK}h`],
  [3600, `1${NO_BREAK}h`, `1${NO_BREAK}h`],
  [4080, `1${NO_BREAK}h${NO_BREAK}08`, `1${NO_BREAK}h${NO_BREAK}8${NO_BREAK}min`],
])('a duration of %i seconds is "%s", in English "%s"', (seconds, french, english) => {
  expect([formatDuration(seconds, 'fr'), formatDuration(seconds, 'en')]).toEqual([french, english]);
});

test.each([
  ['2026', '2026', '2026', '2026'],
  ['2026-11', 'novembre 2026', 'nov. 2026', 'November 2026'],
  ['2026-01-09', '09/01/2026', '09/01', '09/01/2026'],
])('the period %s is "%s", "%s" where there is little room, in English "%s"', (period, french, short, english) => {
  expect([formatPeriod(period, 'fr'), formatPeriod(period, 'fr', true), formatPeriod(period, 'en')]).toEqual([french, short, english]);
});
