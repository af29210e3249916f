import { Navigate, useLocation } from 'react-router-dom';
import type { ApiError } from '@/api/ApiError';
import { showAddress } from '../../model/recordAddress';
import type { Resource } from '../../model/Resource';
import { listPage } from '../../page/destination';
import { withoutRecord } from '../../page/Queue';
import { RecordLoadError } from '../../page/RecordLoadError';
import { useLeaving } from '../../page/useLeaving';
import { useSuccessor } from '../../page/useSuccessor';
import { useStep } from './useStep';

interface GoneRecordProps {
  resource: Resource;
  id: string;
  error: ApiError;
  onRetry: () => void;
}

/** A record that could not be read. Where somebody has deleted it while the operator goes through a list, it is skipped, in the direction they were going. */
export function GoneRecord({ resource, id, error, onRetry }: GoneRecordProps) {
  const { state } = useLocation() as { state: object | null };
  const leaving = useLeaving(resource);
  const step = useStep();
  const isReplaced = useSuccessor(resource.name, id) !== undefined;
  const { queue } = leaving;

  if (error.kind !== 'notFound' || isReplaced || !step || !queue) return <RecordLoadError resource={resource} operation="show" error={error} onRetry={onRetry} />;
  const beyond = queue.ids[queue.ids.indexOf(id) + (step.way === 'next' ? 1 : -1)];
  if (beyond === undefined) return <Navigate to={listPage(leaving)} replace />;
  return <Navigate to={showAddress(resource.route, beyond)} replace state={{ ...state, queue: withoutRecord(queue, id) }} />;
}
