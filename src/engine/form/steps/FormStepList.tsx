import { useTranslation } from 'react-i18next';
import { StepList } from '@/ui/StepList';
import type { Labels } from '../../fields/labels';
import { useFormProgress } from '../FormState';
import { useSectionTexts } from '../outline/useSectionTexts';
import { SUMMARY, type FormSteps } from './useFormSteps';

/** The names of the form's steps; a step that may be opened is a link to it. Where there is room, what was filled in stands below the name of each step that was seen. */
export function FormStepList({ steps, labels }: { steps: FormSteps; labels: Labels }) {
  const { t } = useTranslation('form');
  const { sections } = useFormProgress();
  const textsOf = useSectionTexts();
  const items = steps.names.map((name) => ({
    key: name,
    note: name !== steps.current && steps.isSeen(name) ? sections.filter((section) => section.name === name).flatMap(textsOf).join(' · ') : '',
    label: name === SUMMARY ? t('steps.summary') : labels.section(name),
    state: steps.stateOf(name),
    onOpen: steps.isOpen(name) ? () => steps.open(name) : undefined,
  }));
  return <StepList label={t('steps.label')} steps={items} current={steps.current} />;
}
