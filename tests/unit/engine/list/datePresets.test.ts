import { describe, expect, it } from 'vitest';
import { presetOf, presetRange } from '@/engine/data/datePresets';
import { writeRange } from '@/engine/data/filterValues';

describe('a period', () => {
  it.each([
    ['today', '2024-03-03..2024-03-03'],
    ['last7Days', '2024-02-26..2024-03-03'],
    ['last30Days', '2024-02-03..2024-03-03'],
    ['thisMonth', '2024-03-01..2024-03-31'],
    ['lastMonth', '2024-02-01..2024-02-29'],
    ['thisYear', '2024-01-01..2024-12-31'],
    ['next7Days', '2024-03-03..2024-03-09'],
    ['next30Days', '2024-03-03..2024-04-01'],
  ] as const)('%s, on the 3rd of March 2024, is %s', (preset, days) => {
    // The day is the operator's own, even late in the evening.
    expect(writeRange(presetRange(preset, new Date(2024, 2, 3, 23, 59)))).toBe(days);
  });

  it('of January looks back at December', () => {
    expect(presetRange('lastMonth', new Date(2025, 0, 15))).toEqual({ from: '2024-12-01', to: '2024-12-31' });
  });

  it('is recognised by its days, today', () => {
    const today = new Date(2024, 2, 3);
    expect(presetOf({ from: '2024-03-01', to: '2024-03-31' }, today)).toBe('thisMonth');
    expect(presetOf({ from: '2024-03-01', to: '2024-03-30' }, today)).toBeUndefined();
    expect(presetOf({ from: '2024-03-02', to: '2024-03-31' }, today)).toBeUndefined();
    expect(presetOf({ from: '', to: '' }, today)).toBeUndefined();
  });
});
