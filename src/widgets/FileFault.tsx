import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useReadFault } from '@/engine/form/fileFaults';

interface FileFaultProps {
  id: string;
  /** Of the field: dotted when nested. */
  path: string;
  text: string;
  disabled: boolean;
  /** The operator does without the file: what the field held before it stays. */
  onDismiss(): void;
}

/** Why a file was not taken. As long as it is said the form is not saved: an operator who chose a file would believe that it has left. */
export function FileFault({ id, path, text, disabled, onDismiss }: FileFaultProps) {
  const { t } = useTranslation('widgets');
  useReadFault(path, text);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <FormHelperText error id={id} role="alert" sx={{ m: 0 }}>
        {text}
      </FormHelperText>
      <Button size="small" disabled={disabled} onClick={onDismiss}>
        {t('withoutFile')}
      </Button>
    </Box>
  );
}
