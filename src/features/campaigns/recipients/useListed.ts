import { useMemo } from 'react';
import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { listedUnder } from '@/engine/data/listedUnder';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { isAvailable } from '@/engine/model/permissions';
import type { EntityBody } from '@/engine/model/Resource';
import { useConfig, useSession } from '@/session/hooks';
import type { RecipientSource } from './sources';

/** The entity that recipients are picked in, under its owner where it has one. Suspends until it has loaded. */
export function useListed({ resource, owner }: RecipientSource, ownerId: number | undefined): EntityBody {
  const entity = useEntity(resource);
  const owning = useEntity(owner?.resource ?? resource);
  return useMemo(() => {
    const related = owning.resource.related.find((list) => list.resource === resource);
    return owner && ownerId !== undefined && related ? listedUnder(entity, related, { name: owner.resource, id: String(ownerId) }) : entity;
  }, [entity, owning, resource, owner, ownerId]);
}

/** The sources whose lists this operator may see; the module of a source may be switched off. */
export function useOfferedSources(sources: readonly RecipientSource[]): readonly RecipientSource[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const { mayList } = useOperatorRights();
  const isThere = (name: string) => resources.some((one) => one.name === name && isAvailable('list', one, session, config));
  return sources.filter(({ resource, owner }) => isThere(resource) && mayList(owner?.resource ?? resource));
}
