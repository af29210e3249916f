import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordSection, SectionsPaper } from '../../fields/RecordSections';
import { useFormState } from '../FormState';
import { SummarySection } from './SummarySection';
import { STEP_HEADING, SUMMARY, type FormSteps } from './useFormSteps';

/** The open step. The other steps stay mounted behind it, so that what was half typed there is not lost. */
export function StepSections({ steps, children }: { steps: FormSteps; children: (field: string) => ReactNode }) {
  const { sections, labels } = useFormState();
  const { current, opened } = steps;

  return (
    <>
      {sections
        .filter(({ name }) => opened.has(name))
        .map(({ name, rows }) => (
          <Box key={name} hidden={name !== current}>
            <SectionsPaper>
              <RecordSection title={labels.section(name)} rows={rows} rowsAre="div" {...(name === current && { headingId: STEP_HEADING })}>
                {children}
              </RecordSection>
            </SectionsPaper>
          </Box>
        ))}
      {current === SUMMARY && <StepSummary onChange={steps.open} />}
    </>
  );
}

/** Everything that was filled in, as it will read once saved, with a way back to each step. */
function StepSummary({ onChange }: { onChange: (section: string) => void }) {
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
