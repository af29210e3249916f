import { useMemo, type ReactNode } from 'react';
import { useRecord } from '@/engine/data/useRecord';
import { useLabels } from '@/engine/fields/labels';
import { FilledCopy } from '@/engine/form/CopyForm';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';
import { LoadingState } from '@/ui/LoadingState';
import { CaseLoadError } from '../unreadable/CaseLoadError';
import { formRecord } from './formRecord';

interface CopiedRequestProps {
  entity: EntityBody;
  /** The entity with what the structure of the new request asks and offers. */
  completed: EntityBody;
  /** The id of the request to repeat. */
  id: string;
  notice: ReactNode;
}

/**
 * The form that repeats a request for the same person on other days. The request's page has read it already, so it is not read again, which would
 * act on the platform.
 */
export function CopiedRequest({ entity, completed, id, notice }: CopiedRequestProps) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);
  if (record) return <CopyOf completed={completed} record={record} notice={notice} />;
  if (error) return <CaseLoadError entity={entity} id={id} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

function CopyOf({ completed, record, notice }: Pick<CopiedRequestProps, 'completed' | 'notice'> & { record: RecordData }) {
  const original = useMemo(() => withoutKeys(formRecord(completed, record), DAYS), [completed, record]);
  return <FilledCopy entity={completed} original={original} notice={notice} />;
}

/** The fields that are not taken over. */
const DAYS = ['punctualOutwardMinDate', 'punctualReturnDate', 'regularMinDate', 'regularMaxDate'];
