import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useEngine } from '@/engine/data/EngineContext';
import { menuItems, type MenuItem } from '@/engine/model/menu';
import { useLabels } from '@/engine/fields/labels';
import { useListPreload } from '@/engine/list/useListPreload';
import { useConfig, useSession } from '@/session/hooks';
import { DeploymentLinks } from '@/ui/DeploymentLinks';
import { useLocalised } from '../useLocalised';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';

/** The content of the drawer: logo, titles and the pages that the operator may open. A navigation renders again only the links, which mark the current page. */
export const Navigation = memo(function Navigation() {
  const { t } = useTranslation('shell');
  const { main = [], ...others } = menuItems(useEngine().resources, useSession(), useConfig());

  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2, boxSizing: 'border-box', minHeight: '100%' }}>
      <Brand />
      <MenuList>
        <MenuLink to="/" end icon={<HomeOutlined />}>
          {t('home.menu')}
        </MenuLink>
        <Items items={main} />
      </MenuList>
      {Object.entries(others).map(([group, items]) => (
        <Group key={group} group={group} items={items} />
      ))}
      <Foot />
    </Box>
  );
});

/** Links to the deployment's other pages, and to the About page of this app. */
function Foot() {
  const { t } = useTranslation('shell');
  return (
    <Box component={DeploymentLinks} config={useConfig()} sx={footStyle}>
      <li>
        <NavLink to="/about">{t('about')}</NavLink>
      </li>
    </Box>
  );
}

const footStyle = {
  listStyle: 'none',
  m: 0,
  mt: 'auto',
  px: 1.5,
  pt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  '& a': { display: 'inline-block', py: 0.5, color: 'text.secondary', '&[aria-current=page]': { color: 'primary.main', textDecorationThickness: 2 } },
};

function Group({ group, items }: { group: string; items: MenuItem[] }) {
  const { t } = useTranslation('shell');
  if (items.length === 0) return null;
  return (
    <div>
      <Box component="p" id={`menu-${group}`} sx={{ m: 0, px: 1.5, pb: 0.5, typography: 'body2', fontWeight: 600, color: 'text.secondary' }}>
        {t(`groups.${group}`)}
      </Box>
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
    <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {children}
    </Box>
  );
}

/** The deployment's logo, title and subtitle. */
function Brand() {
  const { logoUrl, title, subtitle } = useConfig();
  const localised = useLocalised();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48, px: 1 }}>
      {logoUrl && <Box component="img" src={logoUrl} alt="" sx={{ maxHeight: 40, maxWidth: 72 }} />}
      <div>
        <Typography component="p" sx={{ fontWeight: 650, lineHeight: 1.25 }}>
          {localised(title)}
        </Typography>
        <Typography component="p" variant="body2" color="text.secondary">
          {localised(subtitle)}
        </Typography>
      </div>
    </Box>
  );
}
