import { describe, expect, it } from 'vitest';
import { changes, figuresOf, medians } from '../../../scripts/bench/compare';

const run = (value: number) => [{ name: 'edit', value, unit: 'ms' as const, budget: 100 }];
const figures = (...values: number[]) => figuresOf(values.map(run));

describe('a comparison of two measurements', () => {
  it('tells what no run of before was like, with how much it differs', () => {
    expect(changes(figures(110, 100, 105), figures(80, 84, 79))).toEqual(['edit: 105 → 80 ms (−24 %)']);
    expect(changes(figures(100, 101, 102), figures(110, 120, 115))).toEqual(['edit: 101 → 115 ms (+14 %)']);
  });

  it('takes runs that were as slow, or as fast, for noise', () => {
    expect(changes(figures(100, 105, 110), figures(80, 85, 101))).toEqual([]);
    expect(changes(figures(100, 105, 110), figures(90, 112, 120))).toEqual([]);
  });

  it('says nothing of what was not measured before', () => {
    expect(changes([], figures(80, 84, 79))).toEqual([]);
  });

  it('shows the middle run, with its budget', () => {
    expect(medians([run(90), run(120), run(95)])).toEqual([{ name: 'edit', value: 95, unit: 'ms', budget: 100 }]);
  });
});
