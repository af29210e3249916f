import { useCallback, useState } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { editAddress, showAddress } from '@/engine/model/recordAddress';
import type { ResourceSummary } from '@/engine/model/Resource';
import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { readRecent, type RecentKind, type RecentRecord } from '@/session/recentRecords';

export interface RecentPage {
  resource: ResourceSummary;
  id: string;
  href: string;
}

export interface RecentPages {
  pages: RecentPage[];
  /** Removes a record that turns out not to exist. */
  leaveOut: (record: RecentRecord) => void;
}

/** The pages of the operator's last records of a kind, as they were at the first rendering, limited to those that the operator may still open. */
export function useRecentPages(kind: RecentKind, most: number): RecentPages {
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  const { user } = useSession();
  const [recent, setRecent] = useState(() => readRecent(keptIn(window), user.id, kind));
  const leaveOut = useCallback(({ name, id }: RecentRecord) => setRecent((all) => all.filter((one) => one.name !== name || one.id !== id)), []);

  const pages = recent.flatMap(({ name, id }): RecentPage[] => {
    const resource = resources.find((one) => one.name === name);
    const page = resource && (['show', 'edit'] as const).find((operation) => may(operation, name));
    return resource && page ? [{ resource, id, href: page === 'show' ? showAddress(resource.route, id) : editAddress(resource.route, id) }] : [];
  });
  return { pages: pages.slice(0, most), leaveOut };
}
