import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/ui/LoadingState';
import { sandboxOf } from './frameRules';

interface DashboardFrameProps {
  title: string;
  address: string;
}

/** A page of another application, which may do nothing to ours; a skeleton stands over it until it has come. */
export function DashboardFrame({ title, address }: DashboardFrameProps) {
  const { t } = useTranslation('dashboard');
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Box sx={{ position: 'relative', height: 'clamp(420px, 60dvh, 720px)', bgcolor: 'background.paper', borderRadius: 1, overflow: 'hidden' }}>
      {isLoading && (
        <Box sx={{ position: 'absolute', inset: 0, p: 2 }}>
          <LoadingState label={t('loading')} shape="grid" />
        </Box>
      )}
      <Box
        component="iframe"
        title={title}
        src={address}
        sandbox={sandboxOf(address, window.location.origin)}
        referrerPolicy="no-referrer"
        onLoad={() => setIsLoading(false)}
        sx={{ display: 'block', width: '100%', height: '100%', border: 0, ...(isLoading && { visibility: 'hidden' }) }}
      />
    </Box>
  );
}
