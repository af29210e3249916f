import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormRecord } from '../../FormRecord';
import { RecordField } from '../../show/RecordField';
import { RecordSection, SectionsPaper } from '../../show/RecordSections';
import { useFormState } from '../FormState';
import { STEP_HEADING } from './useFormSteps';

/** Everything that was filled in, as it will be read once it is saved, with the way back to each step. */
export function StepSummary({ onChange }: { onChange: (section: string) => void }) {
  const { t } = useTranslation('form');
  const { entity, mode, sections, labels } = useFormState();
  const record = useFormRecord();

  return (
    <>
      <Typography id={STEP_HEADING} component="h2" variant="h2" tabIndex={-1} sx={{ outlineOffset: 4 }}>
        {t('steps.summary')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t(`steps.reread.${mode}`)}</Typography>
      <SectionsPaper>
        {sections.map(({ name, rows }) => (
          <RecordSection
            key={name}
            title={labels.section(name)}
            level={3}
            rows={rows}
            rowsAre="dl"
            action={
              <Button size="small" sx={{ ml: -0.75 }} aria-label={t('steps.changeSection', { section: labels.section(name) })} onClick={() => onChange(name)}>
                {t('steps.change')}
              </Button>
            }
          >
            {(field) => <RecordField key={field} entity={entity} record={record} name={field} brief />}
          </RecordSection>
        ))}
      </SectionsPaper>
    </>
  );
}
