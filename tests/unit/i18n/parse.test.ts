import { fc } from '../../support/property';
import { describe, expect, test } from 'vitest';
import { formatDate, formatNumber, parseDate, parseNumber, parseTime } from '@/i18n/format';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('a typed date', () => {
  test.each([
    ['20/11/2026', '2026-11-20'],
    ['1/2/2026', '2026-02-01'],
    ['20.11.26', '2026-11-20'],
    ['20-11-2026', '2026-11-20'],
    [' 20 11 2026 ', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['201126', '2026-11-20'],
    ['12/03/87', '1987-03-12'],
    ['12/03/36', '2036-03-12'],
    ['12/03/37', '1937-03-12'],
    ['29/02/2028', '2028-02-29'],
    ['2026-11-20', '2026-11-20'],
    ['2026-1-2', '2026-01-02'],
  ])('"%s" is %s', (typed, iso) => {
    expect(parseDate(typed, TODAY)).toBe(iso);
  });

  test.each(['', 'hier', '31/02/2026', '29/02/2027', '00/01/2026', '12/13/2026', '20/11', '1/1/0202', '20/11/202', '1112026', '20/11/2026 10:00'])(
    '"%s" is refused',
    (typed) => {
      expect(parseDate(typed, TODAY)).toBeUndefined();
    },
  );

  test('is read back from what is displayed, in both languages', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('fr' as const, 'en' as const), (date, language) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(formatDate(iso, language) ?? '')).toBe(iso);
      }),
    );
  });
});

describe('a typed time', () => {
  test.each([
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['8h30', '08:30'],
    ['8 h 30', '08:30'],
    ['8\u00a0h\u00a030', '08:30'],
    ['8H', '08:00'],
    ['8.30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['8', '08:00'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('"%s" is %s', (typed, clock) => {
    expect(parseTime(typed)).toBe(clock);
  });

  test.each(['', 'midi', '24:00', '8:60', '8h3', '12345', '8:30 pm', '-8:30'])('"%s" is refused', (typed) => {
    expect(parseTime(typed)).toBeUndefined();
  });
});

describe('a typed number', () => {
  test.each([
    ['1243', 1243],
    ['1 243,5', 1243.5],
    ['1\u202f243\u202f567,8', 1243567.8],
    ['1\u00a0243', 1243],
    ['1243.5', 1243.5],
    ['-12,25', -12.25],
    ['\u221212', -12],
    ['0', 0],
    [',5', 0.5],
    ['9007199254740992,0', 9_007_199_254_740_992],
  ])('"%s" is %d in French', (typed, value) => {
    expect(parseNumber(typed, 'fr')).toBe(value);
  });

  test.each([
    ['1,243,567.8', 1243567.8],
    ['1,243', 1243],
    ['12,5', 12.5],
  ])('"%s" is %d in English', (typed, value) => {
    expect(parseNumber(typed, 'en')).toBe(value);
  });

  test('has a comma before its decimals in French, where English has one between its thousands', () => {
    expect([parseNumber('1,243', 'fr'), parseNumber('1,243', 'en')]).toEqual([1.243, 1243]);
  });

  test.each(['', 'douze', '1 24', '1,2,3', '12 km', '1e3', '-', ',', '.', '0x10', 'Infinity', '9007199254740993', '-9007199254740993'])('"%s" is refused', (typed) => {
    expect(parseNumber(typed, 'fr')).toBeUndefined();
  });

  test('is read back from what is displayed, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('fr' as const, 'en' as const), (cents, language) => {
        const value = cents / 100;
        expect(parseNumber(formatNumber(value, language), language)).toBe(value);
      }),
    );
  });
});

test('nothing that is typed makes a reader fail', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect([undefined, 'string']).toContain(parseDate(typed) && 'string');
      expect([undefined, 'string']).toContain(parseTime(typed) && 'string');
      expect(parseNumber(typed, 'fr')).not.toBeNaN();
    }),
  );
});
