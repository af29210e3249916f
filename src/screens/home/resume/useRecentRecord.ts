import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useEngine } from '@/engine/EngineContext';
import { useReadSignal } from '@/engine/list/useReadSignal';
import { recordTitle } from '@/engine/recordTitle';
import type { RecordData } from '@/engine/Resource';
import { recordFromApi } from '@/engine/transforms/recordFromApi';
import { transformContext } from '@/engine/transforms/transformContext';
import { useConfig, useSession } from '@/session/hooks';
import { forgetRecent, type RecentRecord } from '@/session/recentRecords';
import { useHomeApi } from '../homeApi';

/**
 * The name of a record opened lately, read now: undefined until then, where reading it would act, and where it cannot be read. `isGone` once the
 * platform has no such record for this operator any more: it is forgotten.
 */
export function useRecentRecord(recent: RecentRecord): { title: string | undefined; isGone: boolean } {
  const { loadEntity } = useEngine();
  const { user } = useSession();
  const { settings } = useConfig();
  const api = useHomeApi();
  const readSignal = useReadSignal();
  const { name, id } = recent;

  const { data: entity } = useSWR([name, 'entity'], () => loadEntity(name), { revalidateOnFocus: false, shouldRetryOnError: false });
  const { data: record, error } = useSWR<RecordData, unknown>(
    // The cache of the record's own page.
    entity && !entity.resource.readingActs ? [name, 'item', id] : null,
    async () => {
      if (!entity) throw new Error(`The entity "${name}" has not come.`);
      const wire = await api.get(`${entity.resource.endpoint.item}/${encodeURIComponent(id)}`, { signal: readSignal() });
      return recordFromApi(entity, wire, transformContext(settings.utcTime));
    },
    { ...OPTIONS, onError: (failure) => isGone(failure) && forgetRecent(localStorage, user.id, recent) },
  );
  return { title: entity && record && recordTitle(entity.resource, record), isGone: isGone(error) };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && ['notFound', 'denied', 'rejected'].includes(error.kind);
}

const OPTIONS: SWRConfiguration<RecordData, unknown> = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: (error) => error instanceof ApiError && error.kind === 'aborted',
  onErrorRetry: (_error, _key, _config, revalidate, options) => void revalidate(options),
};
