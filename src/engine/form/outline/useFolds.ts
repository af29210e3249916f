import { useEffect, useMemo, useState } from 'react';
import { useSession } from '@/session/hooks';
import type { Folds } from '../../fields/RecordSections';
import { keepFolds, keptFolds } from './keptFolds';

/** Which sections of a form are folded. */
export interface FormFolds extends Folds {
  /** Folds these alone. */
  foldOnly(sections: readonly string[]): void;
}

/** The sections of the forms of an entity that the operator has folded, until this tab is closed or somebody else signs in there. */
export function useFolds(entity: string): FormFolds {
  const { user } = useSession();
  const [folded, setFolded] = useState(() => keptFolds(sessionStorage, user.id, entity));

  useEffect(() => keepFolds(sessionStorage, user.id, entity, folded), [folded, user.id, entity]);

  return useMemo(() => {
    const without = (names: ReadonlySet<string>, section: string) => new Set([...names].filter((name) => name !== section));
    return {
      isFolded: (section) => folded.has(section),
      toggle: (section) => setFolded((names) => (names.has(section) ? without(names, section) : new Set([...names, section]))),
      // Several may be opened by one attempt to save.
      open: (section) => setFolded((names) => without(names, section)),
      foldOnly: (sections) => setFolded(new Set(sections)),
    };
  }, [folded]);
}
