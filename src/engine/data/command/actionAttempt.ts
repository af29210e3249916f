import type { Api } from '@/api/Api';
import type { Action } from '../../model/Action';
import type { ActionUse } from '../../model/ActionUse';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { TransformContext } from '../../model/transforms/Transform';
import { actionTarget, changedTarget, recordNow } from './actionTarget';
import type { Attempt } from './attempt';

/** What an action needs to be attempted on a record. */
interface ActionTask {
  action: Action | undefined;
  use: ActionUse;
  record: RecordData;
  asked?: unknown;
  /** The record has been changed since it was read, so it is read again before the action is sent. */
  isStale?: boolean;
}

interface Means {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
  /** Whether the action makes sense for a record. */
  applies(record: RecordData): boolean;
}

/**
 * An action on one record. It is withheld where it no longer makes sense. After a failure the record is read again and compared with the state that the action
 * aims at. That the action no longer makes sense proves nothing by then, as somebody else may have decided otherwise.
 */
export function actionAttempt({ action, use, record, asked, isStale = false }: ActionTask, means: Means): Attempt<RecordData, 'changed'> {
  if (!action || !('perform' in action)) throw new Error(`The action "${use.use}" of ${means.entity.resource.name} does nothing here.`);
  let target = record;
  return {
    async check() {
      const found = isStale ? await changedTarget(use, record, means) : await actionTarget(use, record, means);
      target = found ?? record;
      return found ? undefined : 'changed';
    },
    async send() {
      await action.perform({ ...means, use, record: target, asked });
      return target;
    },
    async look() {
      if (means.entity.source?.readHasSideEffect) return undefined;
      const now = await recordNow(use, target, means);
      const isAimed = now && action.reached?.({ record: target, now, use, asked });
      if (!now || isAimed === undefined) return undefined;
      return isAimed ? { kind: 'done', result: now } : { kind: means.applies(now) ? 'notDone' : 'otherwise', now };
    },
  };
}
