import { useTranslation } from 'react-i18next';
import { useApi, useConfig } from '@/session/hooks';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import { actionAttempt } from '../data/command/actionAttempt';
import { useCommand } from '../data/command/useCommand';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { ActionUse } from '../model/ActionUse';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { transformContext } from '../model/transforms/transformContext';
import { useOfferedActions } from './offeredActions';

/** One action on one record. */
export interface ActionTask {
  use: ActionUse;
  record: RecordData;
  asked?: unknown;
}

/** Does it, says in the message bar how it ended, and reads again what is shown; gives the failure, if it is one. */
export function usePerformAction(entity: Entity): (task: ActionTask) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('show');
  const api = useApi();
  const { actions } = useEngine();
  const transforms = transformContext(useConfig().settings.utcTime);
  const labels = useLabels(entity.resource);
  const { applies } = useOfferedActions(entity, 'row');
  const run = useCommand(entity.resource);

  return ({ use, record, asked }) => {
    const title = recordTitle(entity.resource, record);
    const means = { api, entity, transforms, applies: (one: RecordData) => applies(use, one) };
    return run({
      ...actionAttempt({ action: actions[use.use], use, record, asked }, means),
      removes: use.after === 'list',
      words: {
        done: labels.actionOutcome(use, 'success'),
        failed: labels.actionOutcome(use, 'error'),
        unknown: t('maybeDone', { action: labels.action(use.name) }),
        withheld: t('changedMeanwhile', { title }),
        otherwise: t('changedOtherwise', { title }),
      },
    });
  };
}
