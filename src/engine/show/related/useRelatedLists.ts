import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { allows, isAvailable } from '../../model/permissions';
import type { RelatedList, Resource } from '../../model/Resource';

/** The lists of what belongs to a record, as far as this operator may see them. */
export function useRelatedLists(resource: Resource): RelatedList[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return resource.related.filter(({ permission, resource: name }) => {
    const listed = resources.find((one) => one.name === name);
    return listed && isAvailable('list', listed, session, config) && allows(permission, session.permissions);
  });
}
