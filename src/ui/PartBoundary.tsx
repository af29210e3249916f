import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Suspense, use, useEffect, type ReactNode, Component } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { ServedVersionContext, useHasChanged } from './ServedVersion';
import { useReload } from './LeaveQuestion';
import { ChunkError } from './loadChunk';
import './partBoundary.css';

interface PartBoundaryProps {
  /** What is shown while the part loads. */
  fallback?: ReactNode;
  /** What is shown when the part fails to load; by default a sentence with a button that reloads the page. */
  failure?: ReactNode;
  children: ReactNode;
}

/** A part of the page that loads and fails in its own place: the rest of the page stays as it is, with what was typed in it. */
export function PartBoundary({ fallback, failure = <PartFailure />, children }: PartBoundaryProps) {
  return (
    <ChunkBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkBoundary>
  );
}

/** Loads a part that opens over the page, such as a dialog. It has no place on the page, so its failure is said above the page. */
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
    <div role="alert" className="part-failure">
      <ErrorOutline aria-hidden="true" fontSize="small" />
      <span>{t(hasChanged ? 'chunkOutdated' : 'chunkPart')}</span>
      <Button size="small" color="inherit" onClick={reload}>
        {t('chunkReload')}
      </Button>
    </div>
  );
}

function OverlayFailure() {
  const { missPart } = use(ServedVersionContext);
  useHasChanged();
  useEffect(missPart, [missPart]);
  return null;
}

interface ChunkBoundaryProps {
  /** What stands in the place of a part whose code failed to load. */
  failure: ReactNode;
  children: ReactNode;
}

/** Keeps a part whose code failed to load from replacing the whole page, and with it what was typed there. Any other error goes on to the boundary of the page. */
class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as unknown) instanceof ChunkError) return this.props.failure;
    throw error;
  }
}
