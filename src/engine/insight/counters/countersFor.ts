import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { allows, can } from '../../model/permissions';
import type { ResourceSummary, CounterDefinition } from '../../model/Resource';

export interface Counter {
  resource: ResourceSummary;
  definition: CounterDefinition;
}

/** The counters of an operator, in the order of the menu: for the lists they may open and the work they may do. Counters of structures are for operators who have one. */
export function countersFor(resources: readonly ResourceSummary[], session: Session, config: Config): Counter[] {
  return offered(resources, session, config).filter((counter) => session.structures.length > 0 || !isOfStructures(counter));
}

function offered(resources: readonly ResourceSummary[], session: Session, config: Config): Counter[] {
  return resources.flatMap((resource) => {
    if (!resource.counters || !can('list', resource, session, config)) return [];
    return resource.counters.filter(({ permission }) => allows(permission, session.permissions)).map((definition) => ({ resource, definition }));
  });
}

/** Whether some counter is about structures, and the operator has none. */
export function lacksStructures(resources: readonly ResourceSummary[], session: Session, config: Config): boolean {
  return session.structures.length === 0 && offered(resources, session, config).some(isOfStructures);
}

function isOfStructures({ resource, definition }: Counter): boolean {
  return resource.ownStructure !== undefined || definition.item?.structure !== undefined;
}
