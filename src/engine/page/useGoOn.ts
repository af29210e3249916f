import { useNavigate } from 'react-router-dom';
import { useNeighbours } from './Neighbours';

/** Goes on with the next record, once this one is dealt with; nothing but in a list that is narrowed to what is to be dealt with, and at its end. */
export function useGoOn(): (() => Promise<void>) | undefined {
  const navigate = useNavigate();
  const neighbours = useNeighbours();
  const next = neighbours?.isFiltered ? neighbours.next : undefined;
  if (!next) return undefined;
  return async () => navigate(next.path, { replace: true, state: { from: next.list, queue: { ...next.queue, changed: true } } });
}
