import { useLabels } from '@/engine/fields/labels';
import { useTranslation } from '@/i18n/useTranslation';
import { useCase } from '../CaseContext';

/** The name of an action. An action that has no words yet is shown by its technical name, made readable (contract requests.realities). */
export function useActionWord(): (name: string) => string {
  const { entity } = useCase();
  const { t } = useTranslation('solidaryFollowUp');
  const labels = useLabels(entity.resource);
  return (name) => (name === '' ? t('history.unnamed') : labels.choice('lastAction', name));
}
