import { useMemo } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { can } from '../../model/permissions';
import type { Entity } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';

/** The checks for duplicates that a creation makes in the lists which the operator may read; an edit makes none. */
export function useDuplicateChecks({ resource }: Entity, mode: 'create' | 'edit'): readonly DuplicateCheck[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return useMemo(() => {
    const mayList = (name: string) => resources.some((one) => one.name === name && can('list', one, session, config));
    return mode === 'edit' ? [] : (resource.create.duplicateChecks ?? []).filter((check) => mayList(check.resource ?? resource.name));
  }, [resource, mode, resources, session, config]);
}
