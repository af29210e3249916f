import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import type { RequestConfiguration } from '../model/RequestConfiguration';

/** Says for which structure a request is made, and what a light structure leaves out. */
export function StructureNotice({ configuration: { structureName, isLight } }: { configuration: RequestConfiguration }) {
  const { t } = useTranslation('solidaryRequest');
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('structure', { name: structureName })}</Typography>
      {isLight && (
        <Notice severity="info" className="notice-page">
          {t('light')}
        </Notice>
      )}
    </>
  );
}
