import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useEngine } from '@/engine/data/EngineContext';
import { pageAt } from '@/engine/model/pageAt';
import { can } from '@/engine/model/permissions';
import { useConfig, useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';

/** Remembers, for the home page, the records that the operator opens, except those they may not open. */
export function useRememberRecord(): void {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const { pathname } = useLocation();
  const page = pageAt(pathname, resources);
  const opened = page && can(page.operation, page.resource, session, config) ? page : undefined;
  const userId = session.user.id;
  const name = opened?.resource.name;
  const id = opened?.id;

  useEffect(() => {
    if (name !== undefined && id !== undefined) rememberRecent(keptIn(window), userId, { name, id });
  }, [userId, name, id]);
}
