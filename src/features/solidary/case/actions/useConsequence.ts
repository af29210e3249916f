import { useLabels } from '@/engine/fields/labels';
import { useTranslation } from '@/i18n/useTranslation';
import { useCase } from '../CaseContext';
import { stateAfter, type CaseAction } from './catalogue';

/** Says in a sentence what noting an action does to the request. */
export function useConsequence(): (action: CaseAction) => string {
  const { t } = useTranslation('solidaryFollowUp');
  const { entity, solidaryCase } = useCase();
  const labels = useLabels(entity.resource);
  return (action) => {
    const { status, progression } = stateAfter(action, solidaryCase);
    const values = { status: labels.choice('status', status), progression };
    if (status !== solidaryCase.status) return t('actions.setsStatus', values);
    return progression === solidaryCase.progression ? t('actions.changesNothing') : t('actions.setsProgression', values);
  };
}
