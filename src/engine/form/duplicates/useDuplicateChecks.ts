import { useMemo } from 'react';
import { useOperatorRights } from '../../data/operatorRights';
import type { Entity } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';

/** The checks for duplicates that a save makes in the lists which the operator may read. */
export function useDuplicateChecks({ resource }: Entity, mode: 'create' | 'edit'): readonly DuplicateCheck[] {
  const { mayList } = useOperatorRights();
  return useMemo(
    () => (resource[mode === 'edit' ? 'update' : 'create'].duplicateChecks ?? []).filter((check) => mayList(check.resource ?? resource.name)),
    [resource, mode, mayList],
  );
}
