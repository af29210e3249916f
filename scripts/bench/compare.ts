import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Measure } from './Measure';

/** One measure in several runs, from the least to the most. */
export interface Figures extends Pick<Measure, 'name' | 'unit'> {
  values: readonly number[];
}

/** The runs of a comparison: fewer would not tell a change from noise. */
export const RUNS = 3;

/** Of this machine: times mean nothing beside those of another one. */
const KEPT = '.cache/bench.json';

/** Each measure of these runs, in the order of the first one. */
export function figuresOf(runs: readonly (readonly Measure[])[]): Figures[] {
  const [first = []] = runs;
  return first.map(({ name, unit }) => ({
    name,
    unit,
    values: runs.flatMap((run) => run.filter((measure) => measure.name === name).map(({ value }) => value)).toSorted((a, b) => a - b),
  }));
}

/** The middle run of each measure, with its budget. */
export function medians(runs: readonly (readonly Measure[])[]): Measure[] {
  const figures = figuresOf(runs);
  return (runs[0] ?? []).map((measure, index) => ({ ...measure, value: middle(figures[index]?.values ?? []) }));
}

/** What has changed by more than its noise: no run of one is among those of the other. */
export function changes(before: readonly Figures[], now: readonly Figures[]): string[] {
  return now.flatMap(({ name, unit, values }) => {
    const old = before.find((one) => one.name === name)?.values ?? [];
    if (old.length === 0 || (Math.min(...values) <= Math.max(...old) && Math.min(...old) <= Math.max(...values))) return [];
    const [from, to] = [middle(old), middle(values)];
    return `${name}: ${from} → ${to} ${unit} (${to > from ? '+' : '−'}${Math.round((Math.abs(to - from) / from) * 100)} %)`;
  });
}

/** Prints what differs from the last comparison, and keeps these figures for the next one; those of parts that were not measured stay. */
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
