import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { allows, can } from '../../model/permissions';
import type { ResourceSummary, WaitingDefinition } from '../../model/Resource';

export interface Waiting {
  resource: ResourceSummary;
  definition: WaitingDefinition;
}

/** The work that waits for an operator, in the order of the menu: what they may list, and deal with; that of structures for who operates one. */
export function waitingFor(resources: readonly ResourceSummary[], session: Session, config: Config): Waiting[] {
  return offered(resources, session, config).filter((work) => session.structures.length > 0 || !isOfStructures(work));
}

function offered(resources: readonly ResourceSummary[], session: Session, config: Config): Waiting[] {
  return resources.flatMap((resource) => {
    if (!resource.waiting || !can('list', resource, session, config)) return [];
    return resource.waiting.filter(({ permission }) => allows(permission, session.permissions)).map((definition) => ({ resource, definition }));
  });
}

/** Whether some of the work that an operator might deal with is that of structures, and they operate none. */
export function lacksStructures(resources: readonly ResourceSummary[], session: Session, config: Config): boolean {
  return session.structures.length === 0 && offered(resources, session, config).some(isOfStructures);
}

function isOfStructures({ resource, definition }: Waiting): boolean {
  return resource.ownStructure !== undefined || definition.item?.structure !== undefined;
}
