import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkBoundary } from './ChunkBoundary';
import { DeploymentContext, useHasChanged } from './Deployment';
import { useReload } from './LeaveGuard';

interface PartBoundaryProps {
  /** While the part is on its way. */
  fallback?: ReactNode;
  /** When it does not come; words with a reload unless there is something better to show. */
  failure?: ReactNode;
  children: ReactNode;
}

/** A part of the page that loads and fails in its own place: the rest stays as it is, with what was typed in it. */
export function PartBoundary({ fallback, failure = <PartFailure />, children }: PartBoundaryProps) {
  return (
    <ChunkBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkBoundary>
  );
}

/** What opens over the page and has no place on it: that it did not come is said above the page. */
export function OverlayBoundary({ fallback, children }: Omit<PartBoundaryProps, 'failure'>) {
  return (
    <ChunkBoundary failure={<OverlayFailure />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkBoundary>
  );
}

function PartFailure() {
  const { t } = useTranslation('errors');
  const hasChanged = useHasChanged();
  const reload = useReload();
  return (
    <Box role="alert" sx={failureStyle}>
      <ErrorOutline aria-hidden="true" fontSize="small" />
      <Box component="span" sx={{ flex: '1 1 220px' }}>
        {t(hasChanged ? 'chunkOutdated' : 'chunkPart')}
      </Box>
      <Button size="small" color="inherit" onClick={reload}>
        {t('chunkReload')}
      </Button>
    </Box>
  );
}

function OverlayFailure() {
  const { missPart } = use(DeploymentContext);
  useHasChanged();
  useEffect(missPart, [missPart]);
  return null;
}

const failureStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, typography: 'body2', color: 'error.main' };
