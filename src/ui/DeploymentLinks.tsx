import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deploymentLinks, type DeploymentLink } from '@/config/deploymentLinks';
import type { Config } from '@/config/Config';

interface DeploymentLinksProps {
  config: Config;
  className?: string;
  /** Items of the same list, after these. */
  children?: ReactNode;
}

/** Help, support, legal notice, accessibility statement: nothing when the configuration names none. They open beside the app, where nothing typed is lost. */
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
