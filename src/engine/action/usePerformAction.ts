import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import type { ActionUse } from '../Action';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorMessage';
import { useLabels } from '../labels';
import { recordTitle } from '../recordTitle';
import type { Entity, RecordData } from '../Resource';
import { touchedBy } from '../touchedBy';
import { transformContext } from '../transforms/transformContext';
import { useNotify } from '../useNotify';
import { actionTarget } from './actionTarget';
import { doneAllTheSame } from './doneAllTheSame';
import { useOfferedActions } from './offeredActions';

/** One action on one record. */
export interface ActionTask {
  use: ActionUse;
  record: RecordData;
  asked?: unknown;
}

/** Why it could not be done, in words. */
export interface ActionFailure {
  text: string;
  /** The answer was lost: it may have been done, and must not simply be tried again. */
  isUnknown: boolean;
}

/** Does it, says in the message bar how it ended, and reads again what is shown; answers the failure, if it is one. */
export function usePerformAction(entity: Entity): (task: ActionTask) => Promise<ActionFailure | undefined> {
  const { t } = useTranslation('show');
  const api = useApi();
  const { actions } = useEngine();
  const transforms = transformContext(useConfig().settings.utcTime);
  const labels = useLabels(entity.resource);
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const { applies } = useOfferedActions(entity, 'row');

  /** Somebody else was quicker: nothing is sent, and what is shown is read again. */
  function changed(record: RecordData): ActionFailure {
    const text = t('changedMeanwhile', { title: recordTitle(entity.resource, record) });
    notify.error(text);
    return { text, isUnknown: true };
  }

  return async ({ use, record, asked }) => {
    const means = { api, entity, transforms, applies: (one: RecordData) => applies(use, one) };
    let isGone = false;
    const succeed = () => {
      isGone = use.after === 'list';
      notify.success(labels.actionOutcome(use, 'success'));
    };
    try {
      const target = await actionTarget(use, record, means);
      if (!target) return changed(record);
      const action = actions[use.use];
      if (action && 'perform' in action) await action.perform({ api, entity, use, record: target, asked, transforms });
      succeed();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (await doneAllTheSame(record, error, means)) {
        succeed();
        return undefined;
      }
      const text = labels.actionOutcome(use, 'error');
      notify.error(text, error);
      return { text: `${text}. ${errorText(error)}`, isUnknown: error.kind === 'outcomeUnknown' };
    } finally {
      // Whatever the answer, or its loss, said: what is shown is what the server now has.
      await mutate(touchedBy(entity.resource, { ownItems: !isGone }));
    }
  };
}
