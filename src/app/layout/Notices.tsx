import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '@/api/send';
import { sizes } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { VersionNotice } from '../version/VersionNotice';
import { noticeStyle } from '../noticeStyle';

/** What concerns every page, on lines that stay in sight when the page is scrolled: that there is no network, and that there is another build. */
export function Notices() {
  const { t } = useTranslation('shell');
  const place = useHeightVariable('--notice-height');
  const isWithoutNetwork = useSyncExternalStore(followNetwork, isOffline);

  return (
    <Box ref={place} role="status" sx={placeStyle}>
      {isWithoutNetwork && (
        <Box component="p" sx={{ ...noticeStyle, justifyContent: 'flex-start', m: 0 }}>
          {t('offline')}
        </Box>
      )}
      <VersionNotice />
    </Box>
  );
}

function followNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}

const placeStyle = { position: 'sticky', top: `calc(${sizes.topBar}px + var(--banner-height, 0px))`, zIndex: 'appBar', displayPrint: 'none' };
