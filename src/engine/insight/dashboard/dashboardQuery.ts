import type { DashboardFilter } from '../../model/DashboardDefinition';
import type { OperatorRights } from '../../data/listForOperator';
import { PERIODICITIES, type Periodicity } from '../../model/periodicity';
import { allows } from '../../model/permissions';

/** The period at first (specification 9.10). */
const FIRST: Periodicity = 'monthly';

/** The platform chooses what is narrowed to, among what the operator looks after. */
export const BY_DEFAULT = 'default';

/** What a dashboard shows: all of it is in the address (rule list.address). */
export interface DashboardQuery {
  periodicity: Periodicity;
  /** By filter, the id asked for, or `BY_DEFAULT`. */
  narrowed: Readonly<Record<string, string>>;
}

/** A filter as far as the operator may use it. */
export interface OfferedFilter {
  filter: DashboardFilter;
  mayPick: boolean;
  mayForce: boolean;
}

type Rights = Pick<OperatorRights, 'permissions' | 'mayList'>;

/** Without those that the operator can do nothing with. */
export function offeredFilters(filters: readonly DashboardFilter[], { permissions, mayList }: Rights): OfferedFilter[] {
  return filters
    .map((filter) => ({
      filter,
      mayPick: mayList(filter.reference ?? ''),
      mayForce: filter.forced !== undefined && allows(filter.forced.permission, permissions),
    }))
    .filter(({ mayPick, mayForce }) => mayPick || mayForce);
}

/** Total: what is not known, not offered or no number is left out, and never sent. */
export function readDashboardQuery(address: URLSearchParams, offered: readonly OfferedFilter[]): DashboardQuery {
  const periodicity = PERIODICITIES.find((name) => name === address.get('periodicity')) ?? FIRST;
  const narrowed = offered.flatMap(({ filter, mayPick, mayForce }) => {
    if (mayForce && address.get(filter.forced?.parameter ?? '') === '1') return [[filter.name, BY_DEFAULT]];
    const id = address.get(filter.name) ?? '';
    return mayPick && /^\d{1,9}$/.test(id) ? [[filter.name, id]] : [];
  });
  return { periodicity, narrowed: Object.fromEntries(narrowed) as Record<string, string> };
}

/** The address of a query, without what it shows at first. */
export function writeDashboardQuery(query: DashboardQuery, offered: readonly OfferedFilter[]): URLSearchParams {
  const { periodicity } = query;
  return new URLSearchParams([...(periodicity === FIRST ? [] : [['periodicity', periodicity]]), ...narrowingParameters(query, offered)]);
}

/** By their names on the wire. A yes is `1`, a no is nothing: the platform takes any other text for a yes (contract dashboards.analytics). */
export function narrowingParameters({ narrowed }: DashboardQuery, offered: readonly OfferedFilter[]): string[][] {
  return offered.flatMap(({ filter: { name, forced } }) => {
    const asked = narrowed[name];
    if (asked === undefined) return [];
    return asked === BY_DEFAULT ? [[forced?.parameter ?? '', '1']] : [[name, asked]];
  });
}
