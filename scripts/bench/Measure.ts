/** One line of the table. */
export interface Measure {
  name: string;
  value: number;
  unit: 'kB' | 'MB' | 'ms' | 's' | 'requests' | 'rows';
  /** What it must not exceed, where it can be said without a peer beside us. */
  budget?: number;
}

/** Prints what was measured, and what is over its budget. */
export function printMeasures(measures: readonly Measure[]): void {
  const rows = measures.map(({ name, value, unit, budget }) => [name, { measured: `${value} ${unit}`, budget: budget ?? '', verdict: verdict(value, budget) }] as const);
  console.table(Object.fromEntries(rows));
}

function verdict(value: number, budget: number | undefined): string {
  if (budget === undefined) return '';
  return value <= budget ? 'met' : 'over';
}
