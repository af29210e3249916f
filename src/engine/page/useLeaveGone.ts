import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { listPage } from './destination';
import { useLeaving } from './useLeaving';
import type { Resource } from '../model/Resource';
import { useNeighbours } from './Neighbours';
import { withoutRecord } from './Queue';

/**
 * Leaves the page of a record that is gone, for the next one of the list being gone through, else for the list as the operator left it, and
 * forgets what was read of it.
 */
export function useLeaveGone(resource: Resource, id: string): () => Promise<void> {
  const navigate = useNavigate();
  const leaving = useLeaving(resource);
  const neighbours = useNeighbours();
  const { mutate } = useSWRConfig();

  return async () => {
    // The list moves up by one: the next record is now where this one was.
    if (neighbours?.next) await navigate(neighbours.next.path, { replace: true, state: { from: neighbours.list, queue: withoutRecord(neighbours.next.queue, id) } });
    else await navigate(listPage(leaving), { replace: true });
    void mutate([resource.name, 'item', id], undefined, { revalidate: false });
  };
}
