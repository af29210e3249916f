import type { UserId } from '@/api/readClaims';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '@/session/hooks';
import { parse } from '@/session/keptSession';
import { useFormRecord } from '../../fields/FormRecord';
import type { Folds } from '../../fields/RecordSections';
import type { Section } from '../../model/Resource';
import { foldedAtFirst } from './oldSections';

/** Which sections of a form are folded. */
export interface FormFolds extends Folds {
  /** Folds these sections and opens all others. */
  foldOnly(sections: readonly string[]): void;
}

/**
 * The folded sections in the forms of an entity, remembered until this tab is closed or somebody else signs in here. `old` are the sections of deprecated
 * fields, which start folded where they are empty.
 */
export function useFolds(entity: string, old: readonly Section[]): FormFolds {
  const { user } = useSession();
  const record = useFormRecord();
  const [folded, setFolded] = useState(() => foldedAtFirst(keptFolds(sessionStorage, user.id, entity), old, record));

  useEffect(() => keepFolds(sessionStorage, user.id, entity, folded), [folded, user.id, entity]);

  return useMemo(() => {
    const without = (names: ReadonlySet<string>, section: string) => new Set([...names].filter((name) => name !== section));
    return {
      isFolded: (section) => folded.has(section),
      toggle: (section) => setFolded((names) => (names.has(section) ? without(names, section) : new Set([...names, section]))),
      // One attempt to save may open several sections, so the update starts from the latest state.
      open: (section) => setFolded((names) => without(names, section)),
      foldOnly: (sections) => setFolded(new Set(sections)),
    };
  }, [folded]);
}

/**
 * The sections that an operator has folded in the forms of an entity. Only names of sections are stored, nothing of a record. What is stored may have been edited,
 * so it is checked.
 */
function keptFolds(storage: Storage, userId: UserId, entity: string): ReadonlySet<string> {
  const kept = parse(storage.getItem(keyOf(userId, entity)));
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
}

function keepFolds(storage: Storage, userId: UserId, entity: string, folded: ReadonlySet<string>): void {
  if (folded.size > 0) storage.setItem(keyOf(userId, entity), JSON.stringify([...folded]));
  else storage.removeItem(keyOf(userId, entity));
}

function keyOf(userId: UserId, entity: string): string {
  return `backOffice.folded.${userId}.${entity}`;
}
