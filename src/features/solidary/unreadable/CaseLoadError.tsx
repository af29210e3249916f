import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useLabels } from '@/engine/fields/labels';
import type { EntityBody } from '@/engine/model/Resource';
import { READ_OPTIONS } from '@/engine/data/readOptions';
import type { RecordData } from '@/engine/model/Schema';
import { RecordLoadError } from '@/engine/page/RecordLoadError';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useApi, useConfig } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { listedRecord } from '../sources/copiedRecords';
import { UnreadableCase } from './UnreadableCase';

interface CaseLoadErrorProps {
  entity: EntityBody;
  id: string;
  operation: 'show' | 'edit';
  error: ApiError;
  onRetry(): void;
}

/**
 * The page for a request that could not be read. The platform fails for ever on some (contract requests.unreadable), and also on ids that do not
 * exist. The list, which is asked once, tells the two apart; nothing is retried automatically.
 */
export function CaseLoadError({ entity, id, operation, error, onRetry }: CaseLoadErrorProps) {
  const api = useApi();
  const { settings } = useConfig();
  const labels = useLabels(entity.resource);
  const isBroken = error.kind === 'server';
  const { data, isLoading } = useSWR<RecordData | null, ApiError>(
    isBroken ? [entity.resource.name, 'listed', id] : null,
    async () => {
      const row = await listedRecord(id, { api, endpoint: entity.resource.endpoint.list });
      return row ? recordFromApi(entity, row, transformContext(settings.utcTime)) : null;
    },
    READ_OPTIONS,
  );
  if (isLoading) return <LoadingState label={labels.state('loading')} shape="form" />;
  if (data) return <UnreadableCase entity={entity} id={id} row={data} />;
  return <RecordLoadError resource={entity.resource} operation={operation} error={error} onRetry={onRetry} />;
}
