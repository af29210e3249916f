import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordSection, SectionsPaper } from '../../fields/RecordSections';
import { useFormState } from '../FormState';
import { StepSummary } from './StepSummary';
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
