import { describe, expect, it } from 'vitest';
import { chartPeriods } from '@/engine/insight/charts/chartPeriods';

const TODAY = new Date(2026, 0, 31, 23, 30);

describe('the periods of a chart', () => {
  it.each([
    ['daily', 14, { key: '2026-01-31', from: '2026-01-31', to: '2026-01-31' }, '2026-01-18'],
    ['monthly', 12, { key: '2026-01', from: '2026-01-01', to: '2026-01-31' }, '2025-02'],
    ['yearly', 5, { key: '2026', from: '2026-01-01', to: '2026-12-31' }, '2022'],
  ] as const)('that are %s are the last %i, oldest first', (periodicity, length, last, first) => {
    const periods = chartPeriods(periodicity, TODAY);
    expect([periods.length, periods[0]?.key, periods.at(-1)]).toEqual([length, first, last]);
  });

  it.each(['daily', 'monthly', 'yearly'] as const)('that are %s hold every day once', (periodicity) => {
    const periods = chartPeriods(periodicity, TODAY);
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    periods.slice(1).forEach(({ from }, index) => expect(from).toBe(next(periods[index]?.to ?? '')));
  });
});
