import { useNavigate } from 'react-router-dom';
import { useLatest } from '../data/useLatest';
import type { ActionUse } from '../model/ActionUse';
import { fieldsOfAction } from '../model/fieldsOfAction';
import { topOf } from '../model/topOf';
import { useNeighbours } from './Neighbours';
import { useIsHere } from '../data/useIsHere';

/** Leads to the next record once an action has dealt with this one. `undefined` unless the operator goes through a list that is narrowed by what the action changes. */
export function useGoOn(): (use: ActionUse) => (() => Promise<void>) | undefined {
  const navigate = useNavigate();
  const neighbours = useNeighbours();
  const isHere = useIsHere();
  // More of the queue may have been read by the time this is called.
  const latest = useLatest(neighbours);
  return (use) => {
    const changed = fieldsOfAction(use);
    if (!neighbours?.narrowedBy.some((field) => changed.has(field) || changed.has(topOf(field)))) return undefined;
    return async () => {
      const next = latest.current?.next;
      if (next && isHere()) await navigate(next.path, { replace: true, state: { from: next.list, queue: next.queue, way: 'next' } });
    };
  };
}
