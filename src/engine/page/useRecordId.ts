import { useParams } from 'react-router-dom';
import { isRecordId } from '../model/isRecordId';
import type { ResourceSummary } from '../model/Resource';

/** The id of the record in the address, where it can be one. */
export function useRecordId(resource: Pick<ResourceSummary, 'textIds'>): string | undefined {
  const { id = '' } = useParams();
  return isRecordId(id, resource) ? id : undefined;
}
