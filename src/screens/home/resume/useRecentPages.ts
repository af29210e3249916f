import { useState } from 'react';
import { useEngine } from '@/engine/EngineContext';
import { can } from '@/engine/permissions';
import type { ResourceSummary } from '@/engine/Resource';
import { useConfig, useSession } from '@/session/hooks';
import { readRecent } from '@/session/recentRecords';

export interface RecentPage {
  resource: ResourceSummary;
  id: string;
  href: string;
}

/** The pages of the records opened last, as they were when this was first drawn: those that the operator may still open. */
export function useRecentPages(most: number): RecentPage[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const [recent] = useState(() => readRecent(localStorage, session.user.id));
  const pages = recent.flatMap(({ name, id }): RecentPage[] => {
    const resource = resources.find((one) => one.name === name);
    const page = resource && (['show', 'edit'] as const).find((operation) => can(operation, resource, session, config));
    return resource && page ? [{ resource, id, href: `${resource.route ?? ''}/${page === 'show' ? 'show/' : ''}${id}` }] : [];
  });
  return pages.slice(0, most);
}
