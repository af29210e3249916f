import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';

interface SearchNoteProps {
  hasFailed: boolean;
  /** Whether a text is left in the search without a chosen place. */
  isUnchosen: boolean;
  onRetry(): void;
}

/** Says why there is no address yet, and what can be done. */
export function SearchNote({ hasFailed, isUnchosen, onRetry }: SearchNoteProps) {
  const { t } = useTranslation('widgets');
  if (hasFailed) {
    return (
      <FormHelperText error role="alert" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {t('address.failed')}
        <Button size="small" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      </FormHelperText>
    );
  }
  return isUnchosen ? (
    <FormHelperText role="status" sx={{ m: 0 }}>
      {t('address.unchosen')}
    </FormHelperText>
  ) : null;
}
