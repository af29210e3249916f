import type { ChartDefinition, DashboardDefinition, DashboardFilter } from '../../src/engine/model/DashboardDefinition';
import type * as File from '../../src/generated/resourceFile';
import { normalisePermission } from './normalisePermission';
import type { WholeFile } from './derive/completeResource';
import { defaults } from './derive/defaults';

/** The dashboard of an entity in its complete form. It is at the entity's own address where there is no list. */
export function normaliseDashboard(name: string, { permissions, dashboard = {} }: WholeFile): DashboardDefinition {
  return {
    ...defaults.analytics,
    path: permissions.list === undefined ? '' : 'dashboard',
    ...dashboard,
    filters: (dashboard.filters ?? []).map(filter),
    charts: (dashboard.charts ?? []).map((file) => chart(name, file)),
  };
}

function filter({ name, reference, forced }: File.DashboardFilter): DashboardFilter {
  return {
    name,
    parameter: name,
    operator: 'reference',
    reference,
    shown: 'always',
    multiple: false,
    doubleApostrophe: false,
    ...(forced && { forced: { parameter: forced.parameter, ...normalisePermission(forced) } }),
  };
}

function chart(owner: string, { name, resource = owner, byDate, byChoice = '', narrowedBy = {} }: File.Chart): ChartDefinition {
  return { name, resource, counted: byDate === undefined ? { byChoice } : { byDate }, narrowedBy };
}
