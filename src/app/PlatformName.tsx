import { useMemo, type ReactNode } from 'react';
import type { Config } from '@/config/Config';
import { useTranslation } from '@/i18n/useTranslation';
import { TabTitleContext } from '@/ui/TabTitle';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { useLocalised } from './useLocalised';

interface PlatformNameProps {
  /** The configuration; `undefined` until it is read. */
  config: Config | undefined;
  children: ReactNode;
}

/** Says on every page, the login page included, which platform this is: its name in the title of the tab, and the banner of its environment. */
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

/** The banner of the environment. It may take one line or two, so it says its height to what sticks to the top of the window. */
function Banner({ name }: { name: string }) {
  const { t } = useTranslation('ui');
  const banner = useHeightVariable('--banner-height');
  return (
    <aside ref={banner} className="environment-banner" aria-label={t('environment')}>
      <span>{name}</span>
    </aside>
  );
}
