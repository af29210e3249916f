import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { allows, can } from '../model/permissions';
import type { Entity, CreateFromSelection } from '../model/Resource';

/** The creations that this operator may begin with what is picked in a list; none of an entity that is switched off or that they may not create. */
export function useCreateFromSelection({ resource }: Entity): readonly CreateFromSelection[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return resource.createFromSelection.filter(({ resource: name, permission }) => {
    const created = resources.find((one) => one.name === name);
    return created !== undefined && can('create', created, session, config) && allows(permission, session.permissions);
  });
}
