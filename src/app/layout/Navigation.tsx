import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { memo, type ComponentProps, type ReactNode, type DOMAttributes } from 'react';
import { useMatch } from 'react-router-dom';
import { useEngine } from '@/engine/data/EngineContext';
import { menuItems, type MenuItem } from '@/engine/model/menu';
import { useLabels } from '@/engine/fields/labels';
import { useListPreload } from '@/engine/list/useListPreload';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { DeploymentLinks } from '@/ui/DeploymentLinks';
import { RouterLink } from '@/ui/RouterLink';
import { useLocalised } from '../useLocalised';
import { MenuIcon } from './MenuIcon';

/** The content of the drawer: logo, titles and the pages that the operator may open. A navigation renders again only the links, which mark the current page. */
export const Navigation = memo(function Navigation() {
  const { t } = useTranslation('shell');
  const { main = [], ...others } = menuItems(useEngine().resources, useSession(), useConfig());

  return (
    <div className="menu">
      <Brand />
      <MenuList>
        <MenuLink to="/" icon={<HomeOutlined />}>
          {t('home.menu')}
        </MenuLink>
        <Items items={main} />
      </MenuList>
      {Object.entries(others).map(([group, items]) => (
        <Group key={group} group={group} items={items} />
      ))}
      <Foot />
    </div>
  );
});

/** Links to the deployment's other pages, and to the About page of this app. */
function Foot() {
  const { t } = useTranslation('shell');
  return (
    <DeploymentLinks config={useConfig()} className="menu-foot">
      <li>
        <PageLink href="/about">{t('about')}</PageLink>
      </li>
    </DeploymentLinks>
  );
}

function Group({ group, items }: { group: string; items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  if (items.length === 0) return null;
  return (
    <div>
      <p id={`menu-${group}`} className="menu-group">
        {t(`groups.${group}`)}
      </p>
      <MenuList labelledBy={`menu-${group}`}>
        <Items items={items} />
      </MenuList>
    </div>
  );
}

function Items({ items }: { items: MenuItem[] }) {
  return items.map((item) => <Item key={item.name} item={item} />);
}

function Item({ item }: { item: MenuItem }) {
  const labels = useLabels(item);
  const preload = useListPreload(item.name);
  return (
    <MenuLink to={item.route} preload={preload} icon={<MenuIcon name={item.icon} />}>
      {labels.menu()}
    </MenuLink>
  );
}

function MenuList({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <ul aria-labelledby={labelledBy} className="menu-list">
      {children}
    </ul>
  );
}

/** The deployment's logo, title and subtitle. */
function Brand() {
  const { logoUrl, title, subtitle } = useConfig();
  const localised = useLocalised();

  return (
    <div className="menu-brand">
      {logoUrl && <img src={logoUrl} alt="" />}
      <div>
        <p className="menu-title">{localised(title)}</p>
        <p className="menu-subtitle">{localised(subtitle)}</p>
      </div>
    </div>
  );
}

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  /** The handlers that load the page before the entry is clicked. */
  preload?: Pick<DOMAttributes<Element>, 'onFocus' | 'onPointerDown' | 'onPointerEnter'>;
  children: ReactNode;
}

/** An entry of the drawer. */
function MenuLink({ to, icon, preload, children }: MenuLinkProps) {
  return (
    <li>
      <PageLink className="menu-link" href={to} {...preload}>
        {icon}
        {children}
      </PageLink>
    </li>
  );
}

/** A link to a page, marked by `aria-current` on that page and those below it. Every page is below the home page. */
function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const isCurrent = useMatch({ path: href, end: href === '/' }) !== null;
  return <RouterLink {...props} href={href} aria-current={isCurrent ? 'page' : undefined} />;
}
