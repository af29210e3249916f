import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeptTicksContext } from '../data/KeptTicks';
import { useLatest } from '../data/useLatest';
import type { Resource } from '../model/Resource';
import { listPage } from './destination';
import { useNeighbours } from './Neighbours';
import { usePanel } from './Panel';
import { withoutRecord } from './Queue';
import { useLeaveFor } from './useLeaveFor';
import { useMutate } from '../data/useMutate';
import { useIsHere } from '../data/useIsHere';
import { useLeaving } from './useLeaving';

/**
 * Leaves the page of a deleted record, if it is still shown, for the next record of the list being gone through, otherwise for the list as the operator left it. A panel
 * beside the list closes.
 * Also removes from the cache what was read of the record, and unticks it in the list.
 */
export function useLeaveGone(resource: Resource, id: string): () => Promise<void> {
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const leaving = useLeaving(resource);
  const neighbours = useLatest(useNeighbours());
  const panel = usePanel();
  const isHere = useIsHere();
  const mutate = useMutate();
  const ticks = use(KeptTicksContext);

  async function goOn() {
    const { next, list } = neighbours.current ?? {};
    if (panel) panel.close();
    // The records that follow move up by one, so the next record is now where this one was.
    else if (next) await navigate(next.path, { replace: true, state: { from: list, queue: withoutRecord(next.queue, id), way: 'next' } });
    else await leaveFor(listPage(leaving));
  }

  return async () => {
    ticks?.untick(id);
    if (isHere()) await goOn();
    void mutate([resource.name, 'item', id], undefined, { revalidate: false });
  };
}
