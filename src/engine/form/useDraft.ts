import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import type { RecordData } from '../model/Schema';
import { dropDraft, isDraftWhole, keepDraft, readDraft, type Draft, type Texts } from '../data/drafts';

/** The number of the structure that the forms below are filled in for, where their address does not name it: a draft for one structure must not be resumed for another. */
export const DraftStructureContext = createContext<number | undefined>(undefined);

/**
 * Unsaved work that outlives the end of a session, a crash and a reload, in this tab only (rule unsaved.kept). The session forgets it when the
 * operator logs out.
 */
export function useDraft() {
  const userId = useSession().user.id;
  // The query belongs to the key, as it names the record of a copy: that is another page than the empty form.
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const structure = use(DraftStructureContext);
  const place = useMemo(() => ({ userId, page, structure }), [userId, page, structure]);
  const [found] = useState(() => readDraft(sessionStorage, place));

  const keep = useCallback((record: RecordData, before: RecordData, rest?: Pick<Draft, 'id' | 'at' | 'texts' | 'files'>) => keepDraft(sessionStorage, place, record, before, rest), [place]);
  const drop = useCallback(() => dropDraft(sessionStorage, place), [place]);
  const isKept = useCallback(() => readDraft(sessionStorage, place) !== undefined, [place]);
  const isWhole = useCallback((record: RecordData, before: RecordData, texts?: Texts) => isDraftWhole(sessionStorage, place, record, before, texts), [place]);
  return useMemo(() => ({ found, keep, drop, isKept, isWhole }), [found, keep, drop, isKept, isWhole]);
}
