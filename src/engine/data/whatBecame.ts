import type { Api } from '@/api/Api';
import type { ApiError, ApiErrorKind } from '@/api/ApiError';
import type { Action } from '../model/Action';
import type { ActionUse } from '../model/ActionUse';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { TransformContext } from '../model/transforms/Transform';
import { recordNow } from './actionTarget';

/** `otherwise`: the record is neither as it was nor as the action would have made it. */
export type Became = 'done' | 'notDone' | 'otherwise' | 'unknown';

/** What an action was about. */
export interface Tried {
  action: Action | undefined;
  use: ActionUse;
  record: RecordData;
  asked?: unknown;
}

interface Means {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
  /** Whether the action makes sense for a record. */
  applies(record: RecordData): boolean;
}

/** Ends that leave open whether it was done: the server breaks on what follows a write that it has made (contract requests.unreadable), or its answer is lost. */
const OPEN: readonly ApiErrorKind[] = ['server', 'outcomeUnknown'];

/**
 * What became of an action that did not succeed. After a failure that leaves it open the record is read again and compared with the state that
 * the action aims at: that it makes no sense any more says nothing, as somebody else may have decided otherwise. A lost answer may still
 * be under way: what is not done yet is not known.
 */
export async function whatBecame(tried: Tried, error: ApiError, means: Means): Promise<Became> {
  if (!OPEN.includes(error.kind)) return 'notDone';
  const reached = await isReached(tried, means);
  if (reached === undefined) return 'unknown';
  if (reached.isAimed) return 'done';
  if (error.kind === 'outcomeUnknown') return 'unknown';
  return reached.stillApplies ? 'notDone' : 'otherwise';
}

/** Nothing where it cannot be known: the action says no aim, the record cannot be read, or reading it acts. */
async function isReached({ action, use, record, asked }: Tried, means: Means): Promise<{ isAimed: boolean; stillApplies: boolean } | undefined> {
  if (means.entity.resource.readingActs || !action || !('reached' in action)) return undefined;
  const now = await recordNow(use, record, means).catch(() => undefined);
  const isAimed = now && action.reached?.({ record, now, use, asked });
  return isAimed === undefined ? undefined : { isAimed, stillApplies: means.applies(now ?? record) };
}
