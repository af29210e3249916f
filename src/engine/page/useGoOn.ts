import { useNavigate } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useIsHere } from '../data/useIsHere';
import { useLatest } from '../data/useLatest';
import type { ActionUse } from '../model/ActionUse';
import { fieldsOfAction } from '../model/fieldsOfAction';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { topOf } from '../model/topOf';
import { isSameValue } from '../model/transforms/emptyValue';
import { useNeighbours } from './Neighbours';
import { usePanel } from './Panel';

interface GoingOn {
  /** Whether the operator goes through a narrowed list, which a decision may take this record out of. */
  isNarrowed: boolean;
  /** Whether the list is narrowed by what an action changes, as far as its description says. */
  isAbout(use: ActionUse): boolean;
  /**
   * Leads to the next record once an action has dealt with this one: where the list is narrowed by what the action is about, or by what has changed since `before`.
   * After the last one a panel closes, as the list beside it no longer has its record.
   */
  goOn(use: ActionUse, before: RecordData): Promise<void>;
}

/** Goes through a list from record to record, as actions deal with them. */
export function useGoOn({ resource }: EntityBody): GoingOn {
  const navigate = useNavigate();
  const { cache } = useSWRConfig();
  const neighbours = useNeighbours();
  const panel = usePanel();
  const isHere = useIsHere();
  // More of the queue may have been read by the time an action is done.
  const latest = useLatest(neighbours);
  const narrowedBy = neighbours?.narrowedBy ?? [];

  function isAbout(use: ActionUse): boolean {
    const changed = fieldsOfAction(use);
    return narrowedBy.some((field) => changed.has(field) || changed.has(topOf(field)));
  }

  /** The platform may change other fields along with what an action says, as the state of a person with that of their document. */
  function hasChanged(before: RecordData): boolean {
    const now = cache.get(unstable_serialize([resource.name, 'item', String(before['id'])]))?.data as RecordData | undefined;
    return now !== undefined && narrowedBy.some((field) => !isSameValue(now[topOf(field)], before[topOf(field)]));
  }

  return {
    isNarrowed: narrowedBy.length > 0,
    isAbout,
    async goOn(use, before) {
      if (!(isAbout(use) || hasChanged(before)) || !isHere()) return;
      const next = latest.current?.next;
      if (panel) return next ? panel.open(next.id) : panel.close();
      if (next) await navigate(next.path, { replace: true, state: { from: next.list, queue: next.queue, way: 'next' } });
    },
  };
}
