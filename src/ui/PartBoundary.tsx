import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Component, createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from './Button';
import { forgetFailures } from './failedParts';
import { ServedVersionContext, useHasChanged } from './ServedVersion';
import { useReload } from './LeaveQuestion';
import { ChunkError } from './loadChunk';
import { useFocusHandover } from './useFocusHandover';
import './partBoundary.css';

interface PartBoundaryProps {
  /** What is shown while the part loads. */
  fallback?: ReactNode;
  /** What is shown when the part fails to load; by default a sentence with buttons that try again and that reload the page. */
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

/** Loads the part again whose failure is shown. */
const TryAgainContext = createContext<() => void>(() => undefined);

function PartFailure() {
  const { t } = useTranslation('errors');
  const hasChanged = useHasChanged();
  const tryAgain = use(TryAgainContext);
  const reload = useReload();
  const box = useFocusHandover();
  return (
    <div role="alert" ref={box} className="part-failure">
      <ErrorOutline aria-hidden="true" fontSize="small" />
      <span>{t(hasChanged ? 'chunkOutdated' : 'chunkPart')}</span>
      {!hasChanged && (
        <Button size="small" color="inherit" onClick={tryAgain}>
          {t('ui:retry')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={reload}>
        {t('chunkReload')}
      </Button>
    </div>
  );
}

/** Who presses again what should have opened the overlay tries again, as if they had pressed the button of the notice. */
function OverlayFailure() {
  const { missPart } = use(ServedVersionContext);
  const tryAgain = use(TryAgainContext);
  const [opener] = useState(() => document.activeElement?.closest<HTMLElement>('button, a'));
  useHasChanged();
  useEffect(
    () =>
      missPart(() => {
        opener?.focus();
        tryAgain();
      }),
    [missPart, tryAgain, opener],
  );
  useEffect(() => {
    opener?.addEventListener('click', tryAgain);
    return () => opener?.removeEventListener('click', tryAgain);
  }, [opener, tryAgain]);
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

  private readonly tryAgain = () => {
    forgetFailures();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as unknown) instanceof ChunkError) return <TryAgainContext value={this.tryAgain}>{this.props.failure}</TryAgainContext>;
    throw error;
  }
}
