import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '@/config/Config';
import { TabTitleContext } from '@/ui/TabTitle';
import { useLocalised } from './useLocalised';

interface PlatformNameProps {
  /** Nothing until it is read. */
  config: Config | undefined;
  children: ReactNode;
}

/** What says which platform this is on every page, the login page too: its name in the tab, and the banner of an environment. */
export function PlatformName({ config, children }: PlatformNameProps) {
  const { t } = useTranslation('ui');
  const localised = useLocalised();
  const product = config ? localised(config.title) : '';
  const environment = config?.environment && localised(config.environment.name);
  const tab = useMemo(() => ({ product, environment }), [product, environment]);

  return (
    <TabTitleContext value={tab}>
      {environment && (
        <aside className="environment-banner" aria-label={t('environment')}>
          {environment}
        </aside>
      )}
      {children}
    </TabTitleContext>
  );
}
