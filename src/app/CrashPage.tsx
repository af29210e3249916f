import { useRouteError } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useHasChanged } from '@/ui/ServedVersion';
import { ErrorState } from '@/ui/ErrorState';
import { useReload } from '@/ui/LeaveQuestion';
import { ChunkError } from '@/ui/loadChunk';
import { PageHeader } from '@/ui/PageHeader';

/** Stands in for a page that failed to render, or whose code failed to load, so that no page is blank. */
export function CrashPage() {
  const error = useRouteError();
  return error instanceof ChunkError ? <MissingPage /> : <Crash detail="crash.detail" />;
}

function MissingPage() {
  return <Crash detail={useHasChanged() ? 'errors:chunkOutdated' : 'crash.chunk'} />;
}

function Crash({ detail }: { detail: string }) {
  const { t } = useTranslation('shell');
  const reload = useReload();
  return (
    <>
      <PageHeader title={t('crash.title')} />
      <ErrorState
        title={t(detail)}
        action={
          <Button variant="contained" onClick={reload}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}
