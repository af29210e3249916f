import type { PermissionRule } from './conditions';
import type { FilterDefinition } from './ListDefinition';

/** The place of a page of figures. */
export interface DashboardPlace {
  /**
   * The path below the route, without a leading slash: `dashboard`, or `{id}/dashboard/{target}` where each record has its own. Empty where the dashboard is
   * the first page of the entity.
   */
  path: string;
  /** The parameter of the request that takes the id of the record. */
  parameter?: string;
}

/** A dashboard: figures that another application draws, at an address that the platform gives (contract dashboards.analytics), and charts of our own. */
export interface DashboardDefinition extends DashboardPlace {
  /** The path at which the platform answers the address of the figures; the type of the dashboard is appended. */
  endpoint: string;
  /** The context of the messages when the figures cannot be read. */
  messages: string;
  filters: DashboardFilter[];
  charts: ChartDefinition[];
}

/** A filter of the figures; its name is used in the address and on the wire. */
export interface DashboardFilter extends FilterDefinition {
  forced?: ForcedDefault;
}

/** Lets the platform choose the value: the first record that the operator looks after. */
export interface ForcedDefault {
  parameter: string;
  permission?: PermissionRule;
}

/** A chart that counts the records of a list. Its words are `charts.<name>` and `charts.<name>Help`. */
export interface ChartDefinition {
  name: string;
  /** The entity that is counted. */
  resource: string;
  counted: { byDate: string } | { byChoice: string };
  /** The filter of the counted list for each parameter of the page, so that the page narrows the count too. */
  narrowedBy: Readonly<Record<string, string>>;
}
