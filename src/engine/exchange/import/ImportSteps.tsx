import { useTranslation } from 'react-i18next';
import { StepList } from '@/ui/StepList';

export const STEPS = ['file', 'check', 'confirm', 'result'] as const;

export type Step = (typeof STEPS)[number];

/** Where the operator stands. */
export function ImportSteps({ current }: { current: Step }) {
  const { t } = useTranslation('import');
  const position = STEPS.indexOf(current);
  const steps = STEPS.map((key, index) => ({ key, label: t(`steps.${key}`), state: index < position ? ('done' as const) : ('todo' as const) }));
  return <StepList label={t('steps.label')} steps={steps} current={current} />;
}
