import { useSyncExternalStore } from 'react';
import { isOffline } from '@/api/send';
import { useTranslation } from '@/i18n/useTranslation';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { VersionNotice } from '../version/VersionNotice';
import './notices.css';

/** What concerns every page, on lines that stay in sight when the page is scrolled: that there is no network, and that there is another build. */
export function Notices() {
  const { t } = useTranslation('shell');
  const place = useHeightVariable('--notice-height');
  const isWithoutNetwork = useSyncExternalStore(followNetwork, isOffline);

  return (
    <div ref={place} role="status" className="notices">
      {isWithoutNetwork && <p className="notices-line">{t('offline')}</p>}
      <VersionNotice />
    </div>
  );
}

function followNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}
