import { useNavigate } from 'react-router-dom';
import type { ActionUse } from '../model/ActionUse';
import { changedFields } from '../model/changedFields';
import { useNeighbours } from './Neighbours';

/** Goes on with the next record, once an action has dealt with this one; nothing but in a list that is narrowed by what the action changes, and at its end. */
export function useGoOn(): (use: ActionUse) => (() => Promise<void>) | undefined {
  const navigate = useNavigate();
  const neighbours = useNeighbours();
  return (use) => {
    const next = neighbours?.next;
    const changed = changedFields(use);
    if (!next || !neighbours.narrowedBy.some((field) => changed.has(field) || changed.has(field.split('.')[0] ?? field))) return undefined;
    return async () => navigate(next.path, { replace: true, state: { from: next.list, queue: { ...next.queue, changed: true } } });
  };
}
