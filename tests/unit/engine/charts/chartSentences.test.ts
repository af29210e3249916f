import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartSentences, figureName, shortName } from '@/engine/insight/charts/chartSentences';
import type { Labels } from '@/engine/fields/labels';
import texts from '@/i18n/locales/en/later/charts.json';

const t = i18next.createInstance();
beforeAll(() => t.init({ lng: 'en', resources: { en: { charts: texts } }, defaultNS: 'charts', interpolation: { escapeValue: false } }));

const labels = { count: (count: number) => `${count} people`, choice: (_field: string, value: unknown) => `choice ${String(value)}` } as Labels;
const say = (counts: [key: string, count: number][], counted: Parameters<typeof chartSentences>[1]) =>
  chartSentences(counts.map(([key, count]) => ({ key, count })), counted, { t: t.t, labels, language: 'en' });

describe('the sentences of a chart', () => {
  it('compare the last period that is over with the one before, and the one that is not over with nothing', () => {
    expect(say([['2026-08', 20], ['2026-09', 30], ['2026-10', 7]], { byDate: 'date' })).toEqual([
      'September 2026: 30 people, +50% compared with the period before (August 2026: 20).',
      'October 2026 (in progress): 7 people.',
    ]);
  });

  it('do not divide by a period without any', () => {
    expect(say([['2024', 0], ['2025', 3], ['2026', 1]], { byDate: 'date' })[0]).toBe('2025: 3 people. The period before (2024): 0.');
  });

  it('say how many there are in all, and which choice is the most frequent', () => {
    expect(say([['1', 1], ['2', 3]], { byChoice: 'status' })).toEqual(['Total: 4 people.', 'Most frequent value: choice 2 (75%).']);
  });

  it('compare nothing before three periods are known, of which the last is not over', () => {
    expect([say([['2026', 1]], { byDate: 'date' }), say([['2025', 3], ['2026', 1]], { byDate: 'date' })]).toEqual([[], []]);
  });

  it('say that there is nothing, and when', () => {
    expect(say([['2026-11-09', 0], ['2026-11-10', 0], ['2026-11-22', 0]], { byDate: 'date' })).toEqual(['Nothing to count from 09/11/2026 to 22/11/2026.']);
    expect(say([['1', 0]], { byChoice: 'status' })).toEqual(['Nothing to count at the moment.']);
  });
});

it('a period that is not over is called so', () => {
  const words = { t: t.t, labels, language: 'en' } as const;
  expect(figureName({ key: '2026-11', count: 1 }, { byDate: 'date' }, true, words)).toBe('November 2026 (in progress)');
  expect(figureName({ key: '2', count: 1 }, { byChoice: 'status' }, true, words)).toBe('choice 2');
});

it('a bar is called shortly where there is little room', () => {
  const words = { t: t.t, labels, language: 'en' } as const;
  expect([shortName({ key: '2026-11', count: 1 }, { byDate: 'date' }, words), shortName({ key: '2', count: 1 }, { byChoice: 'status' }, words)]).toEqual(['Nov 2026', 'choice 2']);
});
