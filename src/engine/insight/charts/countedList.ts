import type { ChartDefinition } from '../../model/DashboardDefinition';
import type { ListDefinition } from '../../model/ListDefinition';
import { isFieldVisible, listForOperator, type OperatorRights } from '../../data/listForOperator';
import type { FilterValues } from '../../model/ListQuery';
import type { Periodicity } from '../../model/periodicity';
import type { Resource } from '../../model/Resource';

/** The period and the records that the page limits its charts to. */
export interface ChartScope {
  periodicity: Periodicity;
  /** The ids that the page is narrowed to, by parameter. */
  ids: Readonly<Record<string, string>>;
  /** The id of the record that the page is about, by parameter. */
  own: Readonly<Record<string, string>>;
}

/** The list that a chart counts in, and the filters of the count. */
export interface CountedList {
  list: ListDefinition;
  /** The filters of all the counts of the chart. */
  narrowed: FilterValues;
  /** The list that the operator may open. */
  offered: ListDefinition;
}

/**
 * The list that a chart counts in, as the operator may see it; undefined where they may not see the field that is counted by. The record that the page is
 * about always narrows the count: a figure of all records would be wrong there.
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

/** The parameters that do not narrow a chart. Until the operator's list is known, only the chart itself is considered. */
export function ignoredBy({ narrowedBy }: ChartDefinition, ids: ChartScope['ids'], offered: ListDefinition | undefined): string[] {
  return Object.keys(ids).filter((parameter) => (offered ? !hasFilter(offered, narrowedBy[parameter]) : narrowedBy[parameter] === undefined));
}

function hasFilter({ filters }: ListDefinition, filter: string | undefined): boolean {
  return filters.some(({ name }) => name === filter);
}

/** Tells one count of a chart from another. The period plays no part when a field's choices are counted, as their counts are the same in all periods. */
export function scopeKey(chart: ChartDefinition, { periodicity, ids, own }: ChartScope): string {
  return JSON.stringify(['byDate' in chart.counted ? periodicity : '', narrowing(chart, { ...ids, ...own })]);
}

/** The filters of the counted list that stand for the parameters of the page. */
function narrowing({ narrowedBy }: ChartDefinition, ids: Readonly<Record<string, string>>): FilterValues {
  return Object.fromEntries(Object.entries(narrowedBy).flatMap(([parameter, filter]) => (ids[parameter] === undefined ? [] : [[filter, [ids[parameter]]]])));
}
