import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import type { RecordData } from '../Resource';
import { dropDraft, keepDraft, readDraft } from './drafts';

/**
 * Unsaved work that outlives the end of a session, a crash and a reload, in this tab only (design 7). The session forgets it when the
 * operator logs out.
 */
export function useDraft() {
  const userId = useSession().user.id;
  // A copy, which its query names, is another page than the empty form.
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [found] = useState(() => readDraft(sessionStorage, { userId, page }));

  const keep = useCallback(
    (record: RecordData, before: RecordData) => keepDraft(sessionStorage, { userId, page }, record, before),
    [userId, page],
  );
  const drop = useCallback(() => dropDraft(sessionStorage, { userId, page }), [userId, page]);
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop]);
}
