import type { DashboardFilter } from '../../model/DashboardDefinition';
import type { OperatorRights } from '../../data/listForOperator';
import { PERIODICITIES, type Periodicity } from '../../model/periodicity';
import { allows } from '../../model/permissions';

/** The default period (specification 9.10). */
const FIRST: Periodicity = 'monthly';

/** The value of a filter that leaves the choice to the platform, among the records that the operator looks after. */
export const BY_DEFAULT = 'default';

/** The period and the filters of a dashboard, all of which are in the address (rule list.address). */
export interface DashboardQuery {
  periodicity: Periodicity;
  /** The id asked for, or `BY_DEFAULT`, by filter. */
  narrowed: Readonly<Record<string, string>>;
}

/** A filter, with what the operator may do with it. */
export interface OfferedFilter {
  filter: DashboardFilter;
  mayPick: boolean;
  mayForce: boolean;
}

type Rights = Pick<OperatorRights, 'permissions' | 'mayList'>;

/** The filters that the operator can use in some way. */
export function offeredFilters(filters: readonly DashboardFilter[], { permissions, mayList }: Rights): OfferedFilter[] {
  return filters
    .map((filter) => ({
      filter,
      mayPick: mayList(filter.reference ?? ''),
      mayForce: filter.forced !== undefined && allows(filter.forced.permission, permissions),
    }))
    .filter(({ mayPick, mayForce }) => mayPick || mayForce);
}

/** Reads the query of an address, whatever it holds: a value that is unknown, not offered or no number is left out, and never sent. */
export function readDashboardQuery(address: URLSearchParams, offered: readonly OfferedFilter[]): DashboardQuery {
  const periodicity = PERIODICITIES.find((name) => name === address.get('periodicity')) ?? FIRST;
  const narrowed = offered.flatMap(({ filter, mayPick, mayForce }) => {
    if (mayForce && address.get(filter.forced?.parameter ?? '') === '1') return [[filter.name, BY_DEFAULT]];
    const id = address.get(filter.name) ?? '';
    return mayPick && /^\d{1,9}$/.test(id) ? [[filter.name, id]] : [];
  });
  return { periodicity, narrowed: Object.fromEntries(narrowed) as Record<string, string> };
}

/** The address of a query, without default values. */
export function writeDashboardQuery(query: DashboardQuery, offered: readonly OfferedFilter[]): URLSearchParams {
  const { periodicity } = query;
  return new URLSearchParams([...(periodicity === FIRST ? [] : [['periodicity', periodicity]]), ...narrowingParameters(query, offered)]);
}

/** The filters by their names on the wire. Yes is `1`, and no is left out: the platform takes any other text for a yes (contract dashboards.analytics). */
export function narrowingParameters({ narrowed }: DashboardQuery, offered: readonly OfferedFilter[]): string[][] {
  return offered.flatMap(({ filter: { name, forced } }) => {
    const asked = narrowed[name];
    if (asked === undefined) return [];
    return asked === BY_DEFAULT ? [[forced?.parameter ?? '', '1']] : [[name, asked]];
  });
}
