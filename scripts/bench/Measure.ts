/** One line of the table of results. */
export interface Measure {
  name: string;
  value: number;
  unit: 'kB' | 'MB' | 'ms' | 's' | 'requests' | 'rows';
  /** The value that the measure must not exceed, where such a limit can be stated without comparing with another app. */
  budget?: number;
}

/** Prints what was measured, and which measures exceed their budget. */
export function printMeasures(measures: readonly Measure[]): void {
  const rows = measures.map(({ name, value, unit, budget }) => [name, { measured: `${value} ${unit}`, budget: budget ?? '', verdict: verdict(value, budget) }] as const);
  console.table(Object.fromEntries(rows));
}

function verdict(value: number, budget: number | undefined): string {
  if (budget === undefined) return '';
  return value <= budget ? 'met' : 'over';
}
