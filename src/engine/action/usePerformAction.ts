import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig, useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import { actionAttempt } from '../data/command/actionAttempt';
import { useCommand } from '../data/command/useCommand';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { ActionUse } from '../model/ActionUse';
import { useCan } from '../model/permissions';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { transformContext } from '../model/transforms/transformContext';
import { showPage } from '../page/destination';
import { useOfferedActions } from './offeredActions';

/** One action on one record. */
interface ActionTask {
  use: ActionUse;
  record: RecordData;
  asked?: unknown;
  /** Whether the message of success must name the record, as the page shows others too or leaves it for another one. */
  isNamed?: boolean;
}

/** Performs an action and says in the message bar how it ended, with an undo where there is one. Reads again what is shown, and gives the failure, if there was one. */
export function usePerformAction(entity: Entity): (task: ActionTask) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('show');
  const api = useApi();
  const { user } = useSession();
  const { actions } = useEngine();
  const { settings } = useConfig();
  const labels = useLabels(entity.resource);
  const { uses, applies } = useOfferedActions(entity, 'row');
  const can = useCan(entity.resource);
  const run = useCommand(entity.resource);

  function perform({ use, record, asked, isNamed = false }: ActionTask, isStale = false) {
    const title = recordTitle(entity.resource, record);
    const means = { api, entity, transforms: transformContext(settings.utcTime), applies: (one: RecordData) => applies(use, one) };
    const back = uses.find(({ name }) => name === use.undoneBy);
    // Without a success the record is always named, as its page may have been left before the answer.
    const of = (done: string) => t('doneTo', { done, title });
    const done = labels.actionOutcome(use, 'success');
    return run({
      ...actionAttempt({ action: actions[use.use], use, record, asked, isStale }, means),
      removes: use.after === 'list',
      right: use.permission,
      page: showPage({ resource: entity.resource, can }, record['id']),
      ...(back && { undo: () => void perform({ use: back, record }, true) }),
      words: {
        done: back || isNamed ? of(done) : done,
        failed: of(labels.actionOutcome(use, 'error')),
        unknown: t('maybeDone', { action: t('actionOn', { action: labels.action(use.name), title }) }),
        withheld: t('changedMeanwhile', { title }),
        otherwise: t('changedOtherwise', { title }),
      },
    });
  }
  return async (task) => {
    const failure = await perform(task);
    if (!failure && task.use.after !== 'list') rememberRecent(keptIn(window), user.id, { name: entity.resource.name, id: String(task.record['id']) }, 'done');
    return failure;
  };
}
