import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { sandboxOf } from './frameRules';

interface DashboardFrameProps {
  title: string;
  /** What is said when it does not come. */
  failed: string;
  address: string;
}

/** Kept free while its address is asked for, so that what comes below does not stand in sight meanwhile. */
export const frameHeight = 'clamp(420px, 60dvh, 720px)';

/** Long enough for a slow report; after it nobody waits any more. */
const PATIENCE_MS = 30_000;

/** A page of another application, which may do nothing to ours; what stands over it until it has come says when it is late (rule states.four). */
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

/** What is late may still come: it is then shown. */
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
