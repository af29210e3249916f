import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import type { RecordData } from '../Resource';
import { dropDraft, keepDraft, readDraft } from './drafts';

/**
 * Unsaved work that outlives the end of a session, a crash and a reload, in this tab only (design 7). The session forgets it when the
 * operator logs out.
 */
export function useDraft(before: RecordData) {
  const userId = useSession().user.id;
  const { pathname } = useLocation();
  const [found] = useState(() => readDraft(sessionStorage, { userId, pathname }));

  const keep = useCallback(
    (record: RecordData) => keepDraft(sessionStorage, { userId, pathname }, record, before),
    [userId, pathname, before],
  );
  const drop = useCallback(() => dropDraft(sessionStorage, { userId, pathname }), [userId, pathname]);
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop]);
}
