import type { ChartDefinition, DashboardDefinition, DashboardFilter } from '../../src/engine/model/DashboardDefinition';
import type { Resource } from '../../src/engine/model/Resource';
import type { RecordSchema } from '../../src/engine/model/Schema';
import type * as File from '../../src/generated/resourceFile';
import { choicesOf, fieldAt } from './fieldPaths';
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

/** A chart as if it counted by a date: `withCountedChoices` knows the entity that it counts. */
function chart(owner: string, { name, resource = owner, by, narrowedBy = {} }: File.Chart): ChartDefinition {
  return { name, resource, counted: { byDate: by }, narrowedBy };
}

interface Counted {
  resource: Resource;
  schema: RecordSchema;
}

/** An entity whose charts count by the choices of a field where the entity that they count has such a field. */
export function withCountedChoices<Entity extends Counted>(entity: Entity, entities: readonly Counted[]): Entity {
  const { dashboard } = entity.resource;
  if (!dashboard || dashboard.charts.length === 0) return entity;
  const isChoice = (resource: string, by: string) => {
    const counted = entities.find((one) => one.resource.name === resource);
    return counted !== undefined && choicesOf(fieldAt(counted.schema, by)) !== undefined;
  };
  const charts = dashboard.charts.map((one) => ('byDate' in one.counted && isChoice(one.resource, one.counted.byDate) ? { ...one, counted: { byChoice: one.counted.byDate } } : one));
  return { ...entity, resource: { ...entity.resource, dashboard: { ...dashboard, charts } } };
}
