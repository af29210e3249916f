import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Measure } from './Measure';

/** The values of one measure in several runs, in ascending order. */
export interface Figures extends Pick<Measure, 'name' | 'unit'> {
  values: readonly number[];
}

/** The number of runs in a comparison; with fewer, a change could not be told from noise. */
export const RUNS = 3;

/** The figures of this machine. They are not shared, because times from different machines cannot be compared. */
const KEPT = '.cache/bench.json';

/** The values of each measure in these runs, in the order of the first run. */
export function figuresOf(runs: readonly (readonly Measure[])[]): Figures[] {
  const [first = []] = runs;
  return first.map(({ name, unit }) => ({
    name,
    unit,
    values: runs.flatMap((run) => run.filter((measure) => measure.name === name).map(({ value }) => value)).toSorted((a, b) => a - b),
  }));
}

/** The middle value of each measure, with its budget. */
export function medians(runs: readonly (readonly Measure[])[]): Measure[] {
  const figures = figuresOf(runs);
  return (runs[0] ?? []).map((measure, index) => ({ ...measure, value: middle(figures[index]?.values ?? []) }));
}

/** The measures that changed by more than noise: the values before and now do not overlap. */
export function changes(before: readonly Figures[], now: readonly Figures[]): string[] {
  return now.flatMap(({ name, unit, values }) => {
    const old = before.find((one) => one.name === name)?.values ?? [];
    if (old.length === 0 || (Math.min(...values) <= Math.max(...old) && Math.min(...old) <= Math.max(...values))) return [];
    const [from, to] = [middle(old), middle(values)];
    return `${name}: ${from} → ${to} ${unit} (${to > from ? '+' : '−'}${Math.round((Math.abs(to - from) / from) * 100)} %)`;
  });
}

/** Prints what differs from the last comparison, and keeps these figures for the next. The kept figures of parts that were not measured stay. */
export function compareWithLast(runs: readonly (readonly Measure[])[]): void {
  const before = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Figures[]) : [];
  const now = figuresOf(runs);
  const changed = changes(before, now);
  if (before.length === 0) console.log('There was nothing to compare with: these figures are kept for the next time.');
  else console.log(changed.length > 0 ? `Changed by more than the noise since the last comparison:\n${changed.map((line) => `  ${line}`).join('\n')}` : 'Nothing has changed by more than the noise since the last comparison.');
  const kept = before.filter(({ name }) => !now.some((one) => one.name === name));
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify([...kept, ...now], null, 2)}\n`);
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
