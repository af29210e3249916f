import type { ChartDefinition } from '../../model/DashboardDefinition';
import type { ListDefinition } from '../../model/ListDefinition';
import { isFieldVisible, listForOperator, type OperatorRights } from '../../data/listForOperator';
import type { FilterValues } from '../../model/ListQuery';
import type { Periodicity } from '../../model/periodicity';
import type { Resource } from '../../model/Resource';

/** What a page asks of its charts. */
export interface ChartScope {
  periodicity: Periodicity;
  /** What it is narrowed to, by parameter. */
  ids: Readonly<Record<string, string>>;
  /** The record that the page is about, by parameter. */
  own: Readonly<Record<string, string>>;
}

/** Where a chart counts, and what for. */
export interface CountedList {
  list: ListDefinition;
  /** What all of the counts are narrowed to. */
  narrowed: FilterValues;
  /** The list that the operator may open. */
  offered: ListDefinition;
}

/**
 * The list that a chart counts in, as the operator may see it; undefined where they may not see what is counted by. The record that the page is about
 * narrows in any case: a number of the others would be no answer.
 */
export function countedList(chart: ChartDefinition, resource: Resource, rights: OperatorRights, { ids, own }: ChartScope): CountedList | undefined {
  if (!resource.list) return undefined;
  const offered = listForOperator(resource.list, resource, rights);
  const { counted, narrowedBy } = chart;
  if ('byDate' in counted ? !hasFilter(offered, counted.byDate) : !isFieldVisible(counted.byChoice, resource, rights)) return undefined;

  const owned = Object.keys(own).map((parameter) => narrowedBy[parameter]);
  const filters = resource.list.filters.filter(({ name }) => hasFilter(offered, name) || owned.includes(name));
  const kept = Object.fromEntries(Object.entries(ids).filter(([parameter]) => hasFilter(offered, narrowedBy[parameter])));
  return { list: { ...offered, filters }, narrowed: narrowing(chart, { ...kept, ...own }), offered };
}

/** The parameters that a chart is not narrowed by, as far as is known before the operator's list is. */
export function ignoredBy({ narrowedBy }: ChartDefinition, ids: ChartScope['ids'], offered: ListDefinition | undefined): string[] {
  return Object.keys(ids).filter((parameter) => (offered ? !hasFilter(offered, narrowedBy[parameter]) : narrowedBy[parameter] === undefined));
}

function hasFilter({ filters }: ListDefinition, filter: string | undefined): boolean {
  return filters.some(({ name }) => name === filter);
}

/** What tells one count of a chart from another: the choices of a field are the same in all periods. */
export function scopeKey(chart: ChartDefinition, { periodicity, ids, own }: ChartScope): string {
  return JSON.stringify(['byDate' in chart.counted ? periodicity : '', narrowing(chart, { ...ids, ...own })]);
}

/** What the page is narrowed to, in the filters of the list that is counted. */
function narrowing({ narrowedBy }: ChartDefinition, ids: Readonly<Record<string, string>>): FilterValues {
  return Object.fromEntries(Object.entries(narrowedBy).flatMap(([parameter, filter]) => (ids[parameter] === undefined ? [] : [[filter, [ids[parameter]]]])));
}
