import { useMemo } from 'react';
import { useOperatorRights } from '../../data/operatorRights';
import type { Entity } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';

/** The checks for duplicates that a creation makes in the lists which the operator may read; an edit makes none. */
export function useDuplicateChecks({ resource }: Entity, mode: 'create' | 'edit'): readonly DuplicateCheck[] {
  const { mayList } = useOperatorRights();
  return useMemo(
    () => (mode === 'edit' ? [] : (resource.create.duplicateChecks ?? []).filter((check) => mayList(check.resource ?? resource.name))),
    [resource, mode, mayList],
  );
}
