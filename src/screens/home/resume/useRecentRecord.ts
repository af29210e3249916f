import { useEffect } from 'react';
import useSWR from 'swr';
import { ApiError } from '@/api/ApiError';
import { useEngine } from '@/engine/data/EngineContext';
import { recordTitle } from '@/engine/model/recordTitle';
import { useKnownRecord } from '@/engine/data/useKnownRecord';
import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { forgetRecent, type RecentRecord } from '@/session/recentRecords';

/**
 * The current name of a recent record; `undefined` until it is read, where reading has a side effect, and where the record cannot be read. `leaveOut` is called
 * when the record is refused or no longer exists. Only in the latter case is it removed from the stored list, as a right may be given back.
 */
export function useRecentRecord({ name, id }: RecentRecord, leaveOut: (record: RecentRecord) => void): string | undefined {
  const { loadEntity } = useEngine();
  const { user } = useSession();

  const { data: entity } = useSWR([name, 'entity'], () => loadEntity(name), { revalidateOnFocus: false, shouldRetryOnError: false });
  const { record, error } = useKnownRecord(entity, id);

  const failure = error instanceof ApiError ? error.kind : undefined;
  useEffect(() => {
    if (failure === 'notFound') forgetRecent(keptIn(window), user.id, { name, id });
    if (failure === 'notFound' || failure === 'denied') leaveOut({ name, id });
  }, [failure, user.id, name, id, leaveOut]);

  return entity && record && recordTitle(entity.resource, record);
}
