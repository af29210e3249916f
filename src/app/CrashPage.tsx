import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ChunkError } from '@/ui/loadChunk';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';

/** A page that failed to draw, or whose code did not arrive: never a blank one (ux A11). */
export function CrashPage() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  return (
    <>
      <PageHeader title={t('crash.title')} />
      <ErrorState
        title={t(error instanceof ChunkError ? 'crash.chunk' : 'crash.detail')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}
