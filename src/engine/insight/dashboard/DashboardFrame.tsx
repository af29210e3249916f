import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { sandboxOf } from './frameRules';

interface DashboardFrameProps {
  title: string;
  /** The sentence shown when the page fails to load. */
  failed: string;
  address: string;
}

/** The height of the frame. The room is kept while the address is requested, so that what stands below does not move. */
export const frameHeight = 'clamp(420px, 60dvh, 720px)';

/** How long to wait for the page before it is called late: enough for a slow report. */
const PATIENCE_MS = 30_000;

/** A page of another application in a frame that cannot touch ours. Until it has loaded, a cover says that it is loading, or that it is late (rule states.four). */
export function DashboardFrame({ title, failed, address }: DashboardFrameProps) {
  const { t } = useTranslation('dashboard');
  const [attempt, setAttempt] = useState(0);
  const { state, show, start } = useComing();

  function handleRetry() {
    start();
    setAttempt(attempt + 1);
  }

  return (
    <Box sx={{ position: 'relative', height: frameHeight, bgcolor: 'background.paper', borderRadius: 1, overflow: 'hidden' }}>
      {state === 'coming' && (
        <Cover>
          <LoadingState label={t('loading')} shape="grid" />
        </Cover>
      )}
      {state === 'late' && (
        <Cover>
          <ErrorState title={failed} detail={t('late')} onRetry={handleRetry} />
        </Cover>
      )}
      <Box
        component="iframe"
        key={attempt}
        title={title}
        src={address}
        sandbox={sandboxOf(address, window.location.origin)}
        referrerPolicy="no-referrer"
        onLoad={show}
        sx={{ display: 'block', width: '100%', height: '100%', border: 0, ...(state !== 'there' && { visibility: 'hidden' }) }}
      />
    </Box>
  );
}

/** The state of the frame. A page that is late may still load, and is then shown. */
function useComing() {
  const [state, setState] = useState<'coming' | 'late' | 'there'>('coming');
  useEffect(() => {
    if (state !== 'coming') return undefined;
    const timer = setTimeout(() => setState('late'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, show: () => setState('there'), start: () => setState('coming') };
}

function Cover({ children }: { children: ReactNode }) {
  return <Box sx={{ position: 'absolute', inset: 0, p: 2 }}>{children}</Box>;
}
