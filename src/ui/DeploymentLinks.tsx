import { Children, type ReactNode } from 'react';
import { deploymentLinks, type DeploymentLink } from '@/config/deploymentLinks';
import type { Config } from '@/config/Config';
import { useTranslation } from '@/i18n/useTranslation';

interface DeploymentLinksProps {
  config: Config;
  className?: string;
  /** Items that follow the links in the same list. */
  children?: ReactNode;
}

/** Links to help, support, the legal notice and the accessibility statement; nothing when the configuration names none. They open in a new tab, so that nothing typed is lost. */
export function DeploymentLinks({ config, className, children }: DeploymentLinksProps) {
  const links = deploymentLinks(config);
  if (links.length === 0 && Children.count(children) === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <LinkOf link={link} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function LinkOf({ link: { name, address } }: { link: DeploymentLink }) {
  const { t } = useTranslation('ui');
  if (address.startsWith('mailto:')) return <a href={address}>{t(`links.${name}`)}</a>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {t(`links.${name}`)} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
