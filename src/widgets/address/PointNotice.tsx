import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface PointNoticeProps {
  state: 'follows' | 'lost' | 'none';
  disabled: boolean;
  onSearch(): void;
}

/** Says when the point on the map no longer belongs to the written address, or when there is none. */
export function PointNotice({ state, disabled, onSearch }: PointNoticeProps) {
  const { t } = useTranslation('widgets');
  if (state === 'follows') return null;
  return (
    <Alert severity="warning" role="status" sx={{ maxWidth: 560 }}>
      <Box>{t(`address.point.${state}`)}</Box>
      <Button size="small" color="inherit" disabled={disabled} onClick={onSearch} sx={{ ml: -0.75, mt: 0.5 }}>
        {t('address.searchAgain')}
      </Button>
    </Alert>
  );
}
