import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { StatePanel } from '@/ui/StatePanel';
import { useErrorText } from '../../data/errorMessage';
import { isFrameable, sandboxOf, webHost } from './frameRules';

interface DashboardViewProps {
  title: string;
  /** The sentence shown when the dashboard cannot be read. */
  failed: string;
  /** The address in the platform's answer; undefined until there is an answer. */
  address: unknown;
  error: ApiError | undefined;
  onRetry: () => void;
}

/** A dashboard in each of its states: loading, failed, in its frame, or to be opened in another tab (rule states.four). */
export function DashboardView({ title, failed, address, error, onRetry }: DashboardViewProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { analytics } = useConfig();
  // The platform answers a dashboard that it does not know as if it had failed itself (contract dashboards.analytics).
  if (error) return <ErrorState title={failed} detail={error.kind === 'server' ? t('notConfigured') : errorText(error)} onRetry={onRetry} />;
  if (address === undefined) {
    return (
      <Box sx={waitingStyle}>
        <LoadingState label={t('loading')} shape="grid" />
      </Box>
    );
  }

  const host = webHost(address);
  if (host === undefined) return <ErrorState title={failed} detail={t('unusable')} onRetry={onRetry} />;
  const page = String(address);
  if (!isFrameable(page, analytics.url)) {
    return <StatePanel icon={<OpenInNew />} title={t('elsewhere')} detail={t('elsewhereHint', { host })} actions={<OpenButton address={page} />} />;
  }
  return (
    <>
      <DashboardFrame key={page} title={title} failed={failed} address={page} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
        <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('blank')}
        </Typography>
        <OpenButton address={page} />
      </Box>
    </>
  );
}

/** The height of the frame. The room is kept while the address is requested, so that what stands below does not move. */
const frameHeight = 'clamp(420px, 60dvh, 720px)';

/** The height of the frame and of the line below it. */
const waitingStyle = { minHeight: `calc(${frameHeight} + 48px)` };

function OpenButton({ address }: { address: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button startIcon={<OpenInNew />} href={address} target="_blank" rel="noreferrer">
      {t('open')}
    </Button>
  );
}

interface DashboardFrameProps {
  title: string;
  /** The sentence shown when the page fails to load. */
  failed: string;
  address: string;
}

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
