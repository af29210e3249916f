import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '@/config/Config';
import { TabTitleContext } from '@/ui/TabTitle';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { useLocalised } from './useLocalised';

interface PlatformNameProps {
  /** Nothing until it is read. */
  config: Config | undefined;
  children: ReactNode;
}

/** What says which platform this is on every page, the login page too: its name in the tab, and the banner of an environment. */
export function PlatformName({ config, children }: PlatformNameProps) {
  const localised = useLocalised();
  const product = config ? localised(config.title) : '';
  const environment = config?.environment && localised(config.environment.name);
  const tab = useMemo(() => ({ product, environment }), [product, environment]);

  return (
    <TabTitleContext value={tab}>
      {environment && <Banner name={environment} />}
      {children}
    </TabTitleContext>
  );
}

/** Of one line or two: what sticks to the top of the window counts on its height. */
function Banner({ name }: { name: string }) {
  const { t } = useTranslation('ui');
  const banner = useHeightVariable('--banner-height');
  return (
    <aside ref={banner} className="environment-banner" aria-label={t('environment')}>
      <span>{name}</span>
    </aside>
  );
}
