import Button from '@mui/material/Button';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { DeploymentContext } from '@/ui/Deployment';
import { ErrorState } from '@/ui/ErrorState';
import { useReload } from '@/ui/LeaveGuard';
import { ChunkError } from '@/ui/loadChunk';
import { PageHeader } from '@/ui/PageHeader';

/** A page that failed to draw, or whose code did not arrive: never a blank one (ux A11). */
export function CrashPage() {
  const { t } = useTranslation(['shell', 'errors']);
  const error = useRouteError();
  const { newVersion } = use(DeploymentContext);
  const reload = useReload();
  const missing = newVersion === undefined ? 'crash.chunk' : 'errors:chunkOutdated';
  return (
    <>
      <PageHeader title={t('crash.title')} />
      <ErrorState
        title={t(error instanceof ChunkError ? missing : 'crash.detail')}
        action={
          <Button variant="contained" onClick={reload}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}
