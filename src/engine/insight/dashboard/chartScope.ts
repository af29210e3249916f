import type { WireRecord } from '@/api/records';
import type { ChartScope } from '../charts/countedList';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface Known {
  offered: readonly OfferedFilter[];
  /** Of the platform; absent when it failed. */
  answer: WireRecord | undefined;
  /** The record whose dashboard it is, by parameter. */
  own: Readonly<Record<string, string>>;
}

/** What the charts count: what the platform says that the dashboard is narrowed to, else what was asked of it. Its own choice is unknown without its answer. */
export function chartScope({ periodicity, narrowed }: DashboardQuery, { offered, answer, own }: Known): { scope: ChartScope; unknown: string[] } {
  const names = offered.map(({ filter }) => filter.name);
  const inForce = names.flatMap((name) => {
    const id = answer ? answer[name] : narrowed[name];
    return id === undefined || id === null || id === BY_DEFAULT ? [] : [[name, String(id)]];
  });
  return {
    scope: { periodicity, ids: Object.fromEntries(inForce) as Record<string, string>, own },
    unknown: answer ? [] : names.filter((name) => narrowed[name] === BY_DEFAULT),
  };
}
