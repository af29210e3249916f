import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/ApiError';
import { useConfig } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { StatePanel } from '@/ui/StatePanel';
import { useErrorText } from '../../data/errorMessage';
import { DashboardFrame, frameHeight } from './DashboardFrame';
import { isFrameable, webHost } from './frameRules';

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
