import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useApi, useConfig } from '@/session/hooks';
import type { ActionUse } from '../model/ActionUse';
import { useEngine } from '../data/EngineContext';
import { useErrorText } from '../data/errorMessage';
import { useLabels } from '../fields/labels';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { touchedBy } from '../model/touchedBy';
import { transformContext } from '../model/transforms/transformContext';
import { useNotify } from '../data/useNotify';
import { actionTarget } from '../data/actionTarget';
import { useOfferedActions } from './offeredActions';
import { whatBecame } from '../data/whatBecame';

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

  /** Somebody else was quicker: what is shown is read again. */
  function changed(record: RecordData, words: 'changedMeanwhile' | 'changedOtherwise'): ActionFailure {
    const text = t(words, { title: recordTitle(entity.resource, record) });
    notify.error(text);
    return { text, isUnknown: true };
  }

  function failed(use: ActionUse, error: ApiError): ActionFailure {
    const text = labels.actionOutcome(use, 'error');
    notify.error(text, error);
    return { text: `${text}. ${errorText(error)}`, isUnknown: false };
  }

  /** Nobody saw what became of it: neither "done" nor "not done" may be said. */
  function lost(use: ActionUse): ActionFailure {
    const text = t('maybeDone', { action: labels.action(use.name) });
    notify.error(text);
    return { text, isUnknown: true };
  }

  return async ({ use, record, asked }) => {
    const means = { api, entity, transforms, applies: (one: RecordData) => applies(use, one) };
    let isGone = false;
    const succeed = () => {
      isGone = use.after === 'list';
      notify.success(labels.actionOutcome(use, 'success'));
      return undefined;
    };
    try {
      const target = await actionTarget(use, record, means);
      if (!target) return changed(record, 'changedMeanwhile');
      const action = actions[use.use];
      if (action && 'perform' in action) await action.perform({ api, entity, use, record: target, asked, transforms });
      return succeed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const became = await whatBecame({ action: actions[use.use], use, record, asked }, error, means);
      if (became === 'done') return succeed();
      if (became === 'otherwise') return changed(record, 'changedOtherwise');
      return became === 'notDone' ? failed(use, error) : lost(use);
    } finally {
      // Whatever the answer, or its loss, said: what is shown is what the server now has.
      await mutate(touchedBy(entity.resource, { ownItems: !isGone }));
    }
  };
}
