import { useTranslation } from 'react-i18next';
import { StepList } from '@/ui/StepList';
import type { Labels } from '../../fields/labels';
import { SUMMARY, type FormSteps } from './useFormSteps';

/** The names of the form's steps; a step that may be opened is a link to it. */
export function FormStepList({ steps, labels }: { steps: FormSteps; labels: Labels }) {
  const { t } = useTranslation('form');
  const items = steps.names.map((name) => ({
    key: name,
    label: name === SUMMARY ? t('steps.summary') : labels.section(name),
    state: steps.stateOf(name),
    onOpen: steps.isOpen(name) ? () => steps.open(name) : undefined,
  }));
  return <StepList label={t('steps.label')} steps={items} current={steps.current} />;
}
