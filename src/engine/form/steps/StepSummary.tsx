import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SectionsPaper } from '../../fields/RecordSections';
import { useFormState } from '../FormState';
import { SummarySection } from './SummarySection';
import { STEP_HEADING } from './useFormSteps';

/** Everything that was filled in, as it will read once saved, with a way back to each step. */
export function StepSummary({ onChange }: { onChange: (section: string) => void }) {
  const { t } = useTranslation('form');
  const { mode, sections, isOpen } = useFormState();

  return (
    <>
      <Typography id={STEP_HEADING} component="h2" variant="h2" tabIndex={-1} sx={{ outlineOffset: 4 }}>
        {t('steps.summary')}
      </Typography>
      {isOpen && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t(`steps.reread.${mode}`)}</Typography>}
      <SectionsPaper>
        {sections.map((section) => (
          <SummarySection key={section.name} section={section} onChange={() => onChange(section.name)} />
        ))}
      </SectionsPaper>
    </>
  );
}
