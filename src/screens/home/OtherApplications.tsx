import KeyOutlined from '@mui/icons-material/KeyOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import { dashboardAddress } from './dashboardAddress';
import { HomeSection } from './HomeSection';

const { Part: DashboardLogins } = libraryPart(() => import('./DashboardLogins').then((m) => m.DashboardLogins));

/** Links to the external dashboard and the partner's administration, where the deployment has them. Both leave this application, and say so. */
export function OtherApplications() {
  const { t } = useTranslation('home');
  const config = useConfig();
  const dashboard = dashboardAddress(config, useSession().permissions);
  const partner = config.settings.adminButton ? config.adminButtonUrl : undefined;
  if (dashboard === undefined && partner === undefined) return null;

  return (
    <HomeSection title={t('elsewhere.title')} isPrinted={false}>
      <div className="home-applications">
        {dashboard !== undefined && (
          <>
            <LeavingButton href={dashboard}>{t('elsewhere.dashboard')}</LeavingButton>
            <LoginsButton />
          </>
        )}
        {partner !== undefined && <LeavingButton href={partner}>{t('elsewhere.partner')}</LeavingButton>}
      </div>
      <p className="small-text">{t('elsewhere.leaves', { hosts: hostsOf([dashboard, partner]) })}</p>
    </HomeSection>
  );
}

function LeavingButton({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('home');
  return (
    <Button variant="outlined" href={href} target="_blank" rel="noreferrer" endIcon={<OpenInNew titleAccess={t('elsewhere.newTab')} />}>
      {children}
    </Button>
  );
}

/** The logins are requested only when the operator asks for them, and removed from memory once they have read them (contract dashboards.logins). */
function LoginsButton() {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<KeyOutlined />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('logins.show')}
      </Button>
      <OverlayBoundary>{isOpen && <DashboardLogins onClose={() => setOpen(false)} />}</OverlayBoundary>
    </>
  );
}

function hostsOf(addresses: readonly (string | undefined)[]): string {
  return [...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).host])))].join(', ');
}
