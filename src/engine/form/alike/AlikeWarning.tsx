import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useFillForm } from '../../fields/FormRecord';
import { controlId, useFormState } from '../FormState';
import { AlikeLinks } from './AlikeLinks';
import type { Alike } from './findAlike';
import { takenOne, takeOver } from './takeOver';

/** Under a field: other records have its value already. Unless it can be had once only, that stops nobody; then the one that has it can be meant. */
export function AlikeWarning({ id, alike }: { id: string; alike: Alike }) {
  const { t } = useTranslation('form');
  const { entity } = useFormState();
  const fill = useFillForm();
  const one = takenOne(alike);

  function take(record: NonNullable<typeof one>) {
    fill(takeOver(entity, alike, record));
    // The button that was pressed goes with what it was about.
    document.getElementById(controlId(alike.field))?.focus();
  }

  return (
    <>
      <FormHelperText component="div" id={id} sx={alike.check.unique ? refusalStyle : warningStyle}>
        <WarningAmberOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
        <span>
          {t(alike.check.unique ? 'alike.taken.warning' : 'alike.warning', { count: alike.records.length })} <AlikeLinks entity={entity} alike={alike} />
        </span>
      </FormHelperText>
      {one && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => take(one)}>
          {t('alike.taken.take')}
        </Button>
      )}
    </>
  );
}

const warningStyle = { display: 'flex', gap: 0.5, m: 0, fontWeight: 600, color: 'warning.main' };
const refusalStyle = { ...warningStyle, color: 'error.main' };
