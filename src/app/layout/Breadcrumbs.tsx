import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { trailOf } from '@/engine/page/destination';
import { useLabels } from '@/engine/fields/labels';
import type { RouteHandle } from '@/engine/routes';
import { RouterLink } from '@/ui/RouterLink';
import { useCurrentPageTitle } from '@/ui/PageTitle';

/** The path to the current page: home, the entity's list as the operator left it, and the page, in the words of its heading. */
export function Breadcrumbs() {
  const { t } = useTranslation('shell');
  const title = useCurrentPageTitle();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;

  return (
    <Box component="nav" aria-label={t('breadcrumbs')}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'nowrap', gap: 1, m: 0, p: 0, listStyle: 'none', typography: 'body2', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        {handle && (
          <Crumb>
            <RouterLink href="/">{t('home.menu')}</RouterLink>
          </Crumb>
        )}
        {handle?.parent && <ParentCrumb resource={handle.parent} />}
        {title && (
          <Crumb last>
            <Box component="span" aria-current="page" sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {title}
            </Box>
          </Crumb>
        )}
      </Box>
    </Box>
  );
}

function ParentCrumb({ resource }: { resource: NonNullable<RouteHandle['parent']> }) {
  const labels = useLabels(resource);
  const { list = resource.route } = trailOf(useLocation().state, resource);
  return (
    <Crumb>
      <RouterLink href={list}>{labels.menu()}</RouterLink>
    </Crumb>
  );
}

/** One crumb. Narrow screens have room for the current page only. */
function Crumb({ last = false, children }: { last?: boolean; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: { xs: last ? 'flex' : 'none', sm: 'flex' },
        minWidth: last ? 0 : 'auto',
        gap: 1,
        '& a': { color: 'text.primary' },
        ...(!last && { '&::after': { content: '"/" / ""', color: 'text.secondary' } }),
      }}
    >
      {children}
    </Box>
  );
}
