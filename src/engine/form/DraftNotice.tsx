import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sizes } from '@/ui/tokens';

/** What was typed before the session ended is in the form again; the operator may give it up. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('form');
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, maxWidth: sizes.recordWidth }}
      action={
        <Button type="button" size="small" color="inherit" onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.found')}
    </Alert>
  );
}
