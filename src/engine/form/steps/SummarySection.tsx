import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormRecord } from '../../fields/FormRecord';
import { RecordField, ReadField } from '../../fields/RecordField';
import { RecordSection } from '../../fields/RecordSections';
import { useFieldText } from '../../fields/useFieldText';
import type { Section } from '../../model/Resource';
import { useFormState } from '../FormState';

/** What was filled in in one step. The fields left empty share one line, except those that are still required. */
export function SummarySection({ section: { name, rows }, onChange }: { section: Section; onChange: () => void }) {
  const { t } = useTranslation('form');
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const textOf = useFieldText(entity, labels);
  const isEmpty = (field: string) => textOf(field, record[field], record) === '';
  const missing = (field: string) => entity.resource.fields[field]?.words?.missing;
  const isLeftOut = (field: string) => isEmpty(field) && missing(field) === undefined;
  const leftOut = rows.flat().filter(isLeftOut).map((field) => labels.field(field));

  function render(field: string): ReactNode {
    const still = isEmpty(field) ? missing(field) : undefined;
    if (still === undefined) return <RecordField key={field} entity={entity} record={record} name={field} brief />;
    return (
      <ReadField key={field} label={labels.field(field)}>
        {still}
      </ReadField>
    );
  }

  return (
    <RecordSection
      title={labels.section(name)}
      level={3}
      rows={rows.map((row) => row.filter((field) => !isLeftOut(field))).filter((row) => row.length > 0)}
      rowsAre="dl"
      action={
        <Button size="small" sx={{ ml: -0.75 }} aria-label={t('steps.changeSection', { section: labels.section(name) })} onClick={onChange}>
          {t('steps.change')}
        </Button>
      }
      after={
        leftOut.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('steps.leftOut', { fields: leftOut.join(', ') })}
          </Typography>
        )
      }
    >
      {render}
    </RecordSection>
  );
}
