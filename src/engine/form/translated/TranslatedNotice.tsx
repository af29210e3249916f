import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { sizes } from '@/ui/tokens';
import type { Labels } from '../../fields/labels';
import { useTranslatedText } from './useTranslatedText';

/** Warns that a text in the form may be a translation. */
export function TranslatedNotice({ fields, labels }: { fields: readonly string[]; labels: Labels }) {
  const { t } = useTranslation('form');
  const words = useTranslatedText(fields, labels);
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2, maxWidth: sizes.recordWidth }}>
      {t('translated.notice', words)}
    </Alert>
  );
}
