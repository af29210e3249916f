import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { allows, can } from '../permissions';
import type { ResourceSummary, WaitingDefinition } from '../Resource';

export interface Waiting {
  resource: ResourceSummary;
  definition: WaitingDefinition;
}

/** The work that waits for an operator, in the order of the menu: what they may list, and deal with. */
export function waitingFor(resources: readonly ResourceSummary[], session: Session, config: Config): Waiting[] {
  return resources.flatMap((resource) => {
    if (!resource.waiting || !can('list', resource, session, config)) return [];
    return resource.waiting.filter(({ permission }) => allows(permission, session.permissions)).map((definition) => ({ resource, definition }));
  });
}
