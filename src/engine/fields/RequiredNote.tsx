import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Explains the mark of required fields, once above the fields, where some have it. */
export function RequiredNote() {
  const { t } = useTranslation('form');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      {t('requiredNote')}
    </Typography>
  );
}
