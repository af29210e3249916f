import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useFormState } from '../FormState';
import { AlikeLinks } from './AlikeLinks';
import type { Alike } from './findAlike';

/** Under a field: other records have its value already. Unless it can be had once only, that stops nobody. */
export function AlikeWarning({ id, alike }: { id: string; alike: Alike }) {
  const { t } = useTranslation('form');
  const { entity } = useFormState();

  return (
    <FormHelperText component="div" id={id} sx={alike.check.unique ? refusalStyle : warningStyle}>
      <WarningAmberOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>
        {t(alike.check.unique ? 'alike.taken.warning' : 'alike.warning', { count: alike.records.length })} <AlikeLinks entity={entity} alike={alike} />
      </span>
    </FormHelperText>
  );
}

const warningStyle = { display: 'flex', gap: 0.5, m: 0, fontWeight: 600, color: 'warning.main' };
const refusalStyle = { ...warningStyle, color: 'error.main' };
