import type { PermissionRule } from './conditions';
import type { FilterDefinition } from './ListDefinition';

/** Where a page of figures is. */
export interface DashboardPlace {
  /** Below the route, without a leading slash: `dashboard`, or `{id}/dashboard/{target}` where each record has its own. Empty where it is the first page. */
  path: string;
  /** What receives the id of the record. */
  parameter?: string;
}

/** Figures that another application draws, which the platform gives the address of (contract dashboards.analytics), and charts of our own. */
export interface DashboardDefinition extends DashboardPlace {
  /** Below it, by type, the platform answers the address of the figures. */
  endpoint: string;
  /** The context of what is said when they cannot be read. */
  messages: string;
  filters: DashboardFilter[];
  charts: ChartDefinition[];
}

/** What the figures may be narrowed to: its name is that in the address and on the wire. */
export interface DashboardFilter extends FilterDefinition {
  forced?: ForcedDefault;
}

/** The platform chooses: the first of what the operator looks after. */
export interface ForcedDefault {
  parameter: string;
  permission?: PermissionRule;
}

/** How many records a list holds. Its words are `charts.<name>` and `charts.<name>Help`. */
export interface ChartDefinition {
  name: string;
  /** The entity that is counted. */
  resource: string;
  counted: { byDate: string } | { byChoice: string };
  /** By parameter of the page, the filter of the list that narrows the count in the same way. */
  narrowedBy: Readonly<Record<string, string>>;
}
