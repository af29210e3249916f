import Button from '@mui/material/Button';
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
      <p role="alert" className="field-note field-error field-retry">
        {t('address.failed')}
        <Button size="small" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      </p>
    );
  }
  return isUnchosen ? (
    <p role="status" className="field-note">
      {t('address.unchosen')}
    </p>
  ) : null;
}
