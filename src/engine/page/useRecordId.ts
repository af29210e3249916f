import { useParams } from 'react-router-dom';

/** The record of an address. Ids are integers (contract wire.values): any other word must not become part of a call's path. */
export function useRecordId(): string | undefined {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? id : undefined;
}
