import type { WireRecord } from '@/api/records';
import type { ChartScope } from '../charts/countedList';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface Known {
  offered: readonly OfferedFilter[];
  /** The platform's answer; absent when the request failed. */
  answer: WireRecord | undefined;
  /** The id of the record whose dashboard is shown, by parameter. */
  own: Readonly<Record<string, string>>;
}

/** What the charts count: the filters that the platform says it applied, else those that were asked of it. Without its answer, the filters it chooses itself are unknown. */
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
