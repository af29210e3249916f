import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import type { RequestConfiguration } from '../model/RequestConfiguration';

/** Says for which structure a request is made, and what a light structure leaves out. */
export function StructureNotice({ configuration: { structureName, isLight } }: { configuration: RequestConfiguration }) {
  const { t } = useTranslation('solidaryRequest');
  const { structures } = useSession();
  return (
    <>
      {/* A telephone has the choice of the structure right above the page. */}
      <Typography sx={{ mb: { xs: 1, sm: 2 }, display: { xs: structures.length > 1 ? 'none' : 'block', sm: 'block' } }}>{t('structure', { name: structureName })}</Typography>
      {isLight && (
        <Notice severity="info" className="notice-page">
          {t('light')}
        </Notice>
      )}
    </>
  );
}
