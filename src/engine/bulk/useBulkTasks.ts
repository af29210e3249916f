import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { useOfferedActions } from '../action/offeredActions';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { ActionUse } from '../model/ActionUse';
import type { EntityBody } from '../model/Resource';
import { transformContext } from '../model/transforms/transformContext';
import type { BulkOrder } from './cutRun';
import { deletion } from './deletion';
import { useEditableTogether } from './editableTogether';
import type { BulkMeans } from './oneByOne';
import type { BulkTask } from './runBulk';
import { actionTask, editTask } from './tasks';
import { useMayDeleteTogether } from './useMayDeleteTogether';

/** A task, with the title of the dialogs that show it, and the order from which it can be made again. */
export interface NamedTask {
  title: string;
  task: BulkTask;
  order: BulkOrder;
  /** Whether the task takes the records out of the list. */
  removes?: boolean;
}

/** Makes the task of an action for a number of records, with what the operator answered where the action asks something. */
export type ActionTasks = (use: ActionUse, count: number, asked?: unknown) => NamedTask;

/** What the operator may do to a selection, and the tasks that do it. */
export function useBulkTasks(entity: EntityBody) {
  const { t } = useTranslation('bulk');
  const { actions } = useEngine();
  const labels = useLabels(entity.resource);
  const fields = useEditableTogether(entity);
  const { uses, begins, applies } = useOfferedActions(entity, 'selection');
  const mayDelete = useMayDeleteTogether(entity.resource);
  const means: BulkMeans = { api: useApi(), entity, transforms: transformContext(useConfig().settings.utcTime) };

  const actionTaskOf: ActionTasks = (use, count, asked) => {
    const selection = labels.count(count);
    return {
      title: labels.actionDialog(use.name, 'Title', selection) ?? t('title', { action: labels.action(use.name), selection }),
      task: actionTask(means, { action: actions[use.use], use, asked, applies: (record) => applies(use, record) }),
      order: { kind: 'action', name: use.name, asked },
      removes: use.after === 'list',
    };
  };

  /** Makes the task of an order again; `undefined` where the operator may no longer give it. */
  function taskOf(order: BulkOrder, count: number): NamedTask | undefined {
    const selection = labels.count(count);
    switch (order.kind) {
      case 'edit':
        return fields.includes(order.field) ? { title: t('editTitle', { selection }), task: editTask(means, order.field, order.value), order } : undefined;
      case 'delete':
        return mayDelete ? { title: t('deleting', { selection }), task: deletion(means), order, removes: true } : undefined;
      case 'action': {
        const use = uses.find(({ name }) => name === order.name);
        return use && actionTaskOf(use, count, order.asked);
      }
    }
  }

  return { means, fields, uses, begins, mayDelete, actionTaskOf, taskOf };
}
